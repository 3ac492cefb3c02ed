/**
 * Inline scripts, which run before a page's first rendering. The content security policy lists their hashes
 * (src/build/content-policy.ts).
 */

/**
 * Applies the user's choice of languages before the first rendering (prevents layout shift). The choice is in the URL
 * (`?view=ja`) or in storage. By default, a wide window shows both languages, and a narrow window the page's language
 * (src/styles/widths.css).
 */
const EARLY_VIEW = `{const r=document.documentElement;r.dataset.script="";let v=new URLSearchParams(location.search).get("view");try{v??=localStorage.getItem("khamsin.view")}catch{}v=/^(both|en|ja)\\b/.exec(v)?.[0]??(matchMedia("(width < 48rem)").matches?r.lang:"both");if(v!=="both")r.dataset.view=v}`;

/**
 * Applies the stored color scheme before the first rendering: sets `data-theme` (base.css) and the color of the
 * browser's own bars. theme.ts runs the switch.
 */
const THEME = `{let t;try{t=localStorage.getItem("khamsin.theme")}catch{}if(/^(light|dark)$/.test(t)){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll("[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}`;

/**
 * The script in the <head> of every page. Both parts are one script, so that the content security policy needs only one
 * hash.
 */
export const EARLY = EARLY_VIEW + THEME;

/**
 * Shows the notice of changes, if the URL has the day on which the link was made (`?as=2026-11-23`). The notice is the
 * element before the script. It shows only changes after that day, and its links get the same day. It is collapsed if
 * the URL's hash is a part of the rule, because an expanded notice could cover that part. Reads the day as
 * src/rules/as-of.ts does. An inline script cannot import that file.
 */
export const CHANGED_SINCE = `{const box=document.currentScript.previousElementSibling,day=/^\\d{4}-\\d\\d-\\d\\d(?!\\d)/.exec(new URLSearchParams(location.search).get("as")??"")?.[0]??"",time=Date.parse(day);if(time<=Date.now()&&new Date(time).toISOString().startsWith(day)){for(const part of box.querySelectorAll("[data-since]")){part.hidden=part.dataset.since<=day;if(part.hidden)continue;box.hidden=false;if(part.href)part.search="?as="+day}box.querySelector("time").textContent=day;box.open=["","#"+box.dataset.rule].includes(location.hash)}}`;

/**
 * Runs the switch "Rules" (BookSwitch.astro), which is the element before the script. It shows the book that the user
 * chose last, or ASL on a first visit. Exception: if the switch has `data-start` and the URL has a query string, the
 * switch shows the book in the query string, or `data-start` if the query string names no book.
 *
 * Stores each choice as the calculators' field `book`, and sends the event "khamsin:book" to the calculators
 * (components/calculators/kit/book-switch.ts). Adds the book to the URL of links marked `data-takes-book`.
 */
export const BOOK_SWITCH = `{const r=document.documentElement.dataset,s=document.currentScript.previousElementSibling,key="khamsin.choice.book",{start}=s.dataset,known=b=>/^a?sl$/.test(b??"")?b:"",kept=()=>{try{return known(localStorage.getItem(key))}catch{}},show=b=>{r.book=b;for(const e of s.querySelectorAll("button"))e.ariaPressed=e.value===b},first=()=>show(start&&(known(new URLSearchParams(location.search).get("book"))||location.search&&start)||kept()||"asl");first();s.addEventListener("click",({target:{value:b}})=>{if(!b)return;r.pressedBook=b;try{localStorage.setItem(key,b)}catch{}dispatchEvent(new CustomEvent("khamsin:book",{detail:b}))});addEventListener("khamsin:book",e=>show(e.detail));addEventListener("pageshow",e=>e.persisted&&!start&&first());for(const t of["pointerdown","click"])addEventListener(t,e=>{const a=e.target.closest?.("[data-takes-book]");if(a){const q=new URLSearchParams(a.search);q.set("book",r.book);a.search=q}},true)}`;

/** Redirects from a path that has moved, keeping the query and the hash. */
export const LEAD_ON = `{const to=new URL(document.documentElement.dataset.to,location.href);to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)}`;

/**
 * Hides the server-rendered form or its results (tools.css) while they may not show the user's choices. Sets
 * `data-stated` if the URL or storage has choices. Sets `data-chosen` if the user changes the form before hydration.
 */
const AWAITED = `{const d=document.documentElement.dataset;try{if(location.search||Object.keys(localStorage).some(k=>k.startsWith("khamsin.choice.")))d.stated=""}catch{}addEventListener("input",e=>{if(e.target.closest("astro-island[ssr]"))d.chosen=""});}`;

/**
 * Distinguishes the user's choices in a server-rendered form from values that the browser restores. Marks each control
 * that the user changes with `data-touched`. After a reload or Back, sets `data-stated`, which hides the form until
 * hydration (tools.css).
 *
 * A control that the browser restores fires no event. In a restored session, Firefox fires an input event before the
 * user has done anything. A program that operates the page for the user (an extension, a voice control, an automated
 * browser) fires untrusted events, and only such a program fires an untrusted change event.
 */
const RESTORED = `if(performance.getEntriesByType("navigation")[0].type!=="navigate")document.documentElement.dataset.stated="";for(const type of["input","change"])addEventListener(type,({isTrusted,target:t})=>{if((type==="input"?isTrusted&&navigator.userActivation.hasBeenActive:!isTrusted)&&t.closest("astro-island[ssr]"))t.dataset.touched=""});`;

/**
 * Shows a message and expands the page's tables if a calculator could not be loaded. Detects three failures:
 * - A script does not load. Astro fires an event.
 * - A script throws during hydration. A promise of Astro's is rejected.
 * - Solid's script is empty. There is no event, so its export is checked.
 */
const FAILED = `{const island=()=>document.querySelector("astro-island[ssr]"),fail=()=>{if(!island())return;document.documentElement.dataset.failed="";const f=document.querySelector(".failed");f.hidden=false;f.role="alert";for(const t of document.querySelectorAll(".ready-tables"))t.open=true};for(const type of ["astro:hydration-error","unhandledrejection"])addEventListener(type,fail);addEventListener("load",()=>{if(island())import(island().getAttribute("renderer-url")).then(m=>m.default||fail(),()=>{})})}`;

/** The script of every calculator's page, before its form. */
export const CALCULATOR = AWAITED + RESTORED + FAILED;
