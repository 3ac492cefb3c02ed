/** Scripts that run in a page's head before anything is shown. The page's policy names their hashes (src/build/content-policy.ts). */

/**
 * Shows the languages that this reader chose, as the address or the last page says, so that nothing jumps. Who chose none sees
 * both, but the page's own alone where both would stand under each other (src/styles/widths.css).
 */
export const EARLY_VIEW = `{const r=document.documentElement;r.dataset.script="";let v=new URLSearchParams(location.search).get("view");try{v??=localStorage.getItem("khamsin.view")}catch{}v=/^(both|en|ja)\\b/.exec(v)?.[0]??(matchMedia("(width < 48rem)").matches?r.lang:"both");if(v!=="both")r.dataset.view=v}`;

/** Leads on from an address that has moved, with its query and its anchor. */
export const LEAD_ON = `{const to=new URL(document.documentElement.dataset.to,location.href);to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)}`;

/**
 * Marks what the form of a calculator, as the server printed it, does not answer (tools.css): the state that the address holds or the
 * browser remembers, and what a reader chooses before the script has come.
 */
export const AWAITED = `{const d=document.documentElement.dataset;try{if(location.search||Object.keys(localStorage).some(k=>k.startsWith("khamsin.choice.")))d.stated=""}catch{}addEventListener("input",e=>{if(e.target.closest("astro-island[ssr]"))d.chosen=""});}`;

/**
 * Tells what a reader chooses on a printed form from what the browser restores into it. The form of a page that was reloaded or come
 * back to stays hidden until the script answers (tools.css). Each control that the reader changes is marked: a restored one fires no
 * event, or, in a tab of Firefox's last session, one before the reader has done anything on the page.
 */
export const RESTORED = `if(performance.getEntriesByType("navigation")[0].type!=="navigate")document.documentElement.dataset.stated="";addEventListener("input",({isTrusted,target:t})=>{if(isTrusted&&navigator.userActivation.hasBeenActive&&t.closest("astro-island[ssr]"))t.dataset.touched=""})`;

/**
 * Says that a calculator could not be loaded, and opens the tables instead. Astro reports a script that does not come; one that
 * throws while it hydrates rejects a promise of Astro's; one of Solid that is empty reports nothing, so its export is looked at.
 */
export const FAILED = `{const island=()=>document.querySelector("astro-island[ssr]"),fail=()=>{if(!island())return;document.documentElement.dataset.failed="";const f=document.querySelector(".failed");f.hidden=false;f.role="alert";for(const t of document.querySelectorAll(".ready-tables"))t.open=true};for(const type of ["astro:hydration-error","unhandledrejection"])addEventListener(type,fail);addEventListener("load",()=>{if(island())import(island().getAttribute("renderer-url")).then(m=>m.default||fail(),()=>{})})}`;
