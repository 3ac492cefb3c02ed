/**
 * Scripts that run in a page's head before its first rendering. The page's policy lists their hashes (src/build/content-policy.ts).
 */

/**
 * Shows the reader's languages, from the address or the last page, before the first rendering (prevents layout shift). Without a
 * choice both are shown, but only the page's own where they would be in one column (src/styles/widths.css).
 */
export const EARLY_VIEW = `{const r=document.documentElement;r.dataset.script="";let v=new URLSearchParams(location.search).get("view");try{v??=localStorage.getItem("khamsin.view")}catch{}v=/^(both|en|ja)\\b/.exec(v)?.[0]??(matchMedia("(width < 48rem)").matches?r.lang:"both");if(v!=="both")r.dataset.view=v}`;

/**
 * Shows the notice before it, if the address has the day on which the link was made: only the parts that changed after that day. Its
 * links carry the day on. On a rule's page it is folded if the link leads to a part of the rule, so that it covers little. src/rules/as-of.ts reads the same days; here nothing can be imported.
 */
export const CHANGED_SINCE = `{const box=document.currentScript.previousElementSibling,day=/^\\d{4}-\\d\\d-\\d\\d(?!\\d)/.exec(new URLSearchParams(location.search).get("as")??"")?.[0]??"",time=Date.parse(day);if(time<=Date.now()&&new Date(time).toISOString().startsWith(day)){for(const part of box.querySelectorAll("[data-since]")){part.hidden=part.dataset.since<=day;if(part.hidden)continue;box.hidden=false;if(part.href)part.search="?as="+day}box.querySelector("time").textContent=day;box.open=["","#"+box.dataset.rule].includes(location.hash)}}`;

/** Redirects from a moved address, with its query and hash. */
export const LEAD_ON = `{const to=new URL(document.documentElement.dataset.to,location.href);to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)}`;

/**
 * Marks a server-rendered form that does not show the reader's state (tools.css): the address or storage has a state,
 * or the reader makes a choice before hydration.
 */
export const AWAITED = `{const d=document.documentElement.dataset;try{if(location.search||Object.keys(localStorage).some(k=>k.startsWith("khamsin.choice.")))d.stated=""}catch{}addEventListener("input",e=>{if(e.target.closest("astro-island[ssr]"))d.chosen=""});}`;

/**
 * Distinguishes a reader's choices on a server-rendered form from values that the browser restores. After a reload or
 * Back the form stays hidden until hydration (tools.css). Each control that the reader changes is marked. A restored
 * one fires no event or, in Firefox's restored sessions, one before the reader does anything on the page.
 */
export const RESTORED = `if(performance.getEntriesByType("navigation")[0].type!=="navigate")document.documentElement.dataset.stated="";addEventListener("input",({isTrusted,target:t})=>{if(isTrusted&&navigator.userActivation.hasBeenActive&&t.closest("astro-island[ssr]"))t.dataset.touched=""})`;

/**
 * Shows that a calculator could not be loaded, and opens the tables instead. Astro reports a script that does not load. One that
 * throws during hydration rejects a promise of Astro's. An empty Solid script reports nothing, so its export is checked.
 */
export const FAILED = `{const island=()=>document.querySelector("astro-island[ssr]"),fail=()=>{if(!island())return;document.documentElement.dataset.failed="";const f=document.querySelector(".failed");f.hidden=false;f.role="alert";for(const t of document.querySelectorAll(".ready-tables"))t.open=true};for(const type of ["astro:hydration-error","unhandledrejection"])addEventListener(type,fail);addEventListener("load",()=>{if(island())import(island().getAttribute("renderer-url")).then(m=>m.default||fail(),()=>{})})}`;
