/**
 * Inline scripts, which run before a page's first rendering. The page's policy lists their hashes
 * (src/build/content-policy.ts).
 */

/**
 * Applies the reader's choice of languages, from the URL or from storage, before the first rendering (prevents layout
 * shift). Without a choice, both languages are shown if there is room for two columns, and otherwise only the page's
 * language (src/styles/widths.css).
 */
const EARLY_VIEW = `{const r=document.documentElement;r.dataset.script="";let v=new URLSearchParams(location.search).get("view");try{v??=localStorage.getItem("khamsin.view")}catch{}v=/^(both|en|ja)\\b/.exec(v)?.[0]??(matchMedia("(width < 48rem)").matches?r.lang:"both");if(v!=="both")r.dataset.view=v}`;

/**
 * Before the first rendering, applies the color scheme that the reader has chosen on this device: sets `data-theme`
 * (base.css) and the theme color of the browser's own bars. Also handles clicks on the switch in the footer
 * (ThemeSwitch.astro).
 */
const THEME = `{const d=document,r=d.documentElement.dataset,key="khamsin.theme",show=v=>{const t=/^(light|dark)$/.exec(v)?.[0];if(t)r.theme=t;else delete r.theme;d.querySelectorAll("[name=theme-color]").forEach((m,i)=>{const own=i?"dark":"light";m.media=t?t===own?"all":"not all":"(prefers-color-scheme:"+own+")"});for(const b of d.querySelectorAll("[data-set-theme]"))b.ariaPressed=b.dataset.setTheme===(t||"system")},kept=()=>{let v=r.theme;try{v=localStorage.getItem(key)}catch{}show(v)};kept();addEventListener("pageshow",kept);addEventListener("click",e=>{const v=e.target.dataset?.setTheme;if(!v)return;try{localStorage.setItem(key,v)}catch{}show(v)})}`;

/**
 * The script in the <head> of every page. It is one script and not two, because the page's policy then needs only one
 * hash.
 */
export const EARLY = EARLY_VIEW + THEME;

/**
 * Shows the notice of changes, which is the element before the script, if the URL has the day on which the link was
 * made. Shows only the changes after that day, and adds the day to the links in the notice. On the page of a rule,
 * collapses the notice if the link leads to a part of the rule, because an expanded notice could cover that part. The
 * day is read in the same way as in src/rules/as-of.ts, which an inline script cannot import.
 */
export const CHANGED_SINCE = `{const box=document.currentScript.previousElementSibling,day=/^\\d{4}-\\d\\d-\\d\\d(?!\\d)/.exec(new URLSearchParams(location.search).get("as")??"")?.[0]??"",time=Date.parse(day);if(time<=Date.now()&&new Date(time).toISOString().startsWith(day)){for(const part of box.querySelectorAll("[data-since]")){part.hidden=part.dataset.since<=day;if(part.hidden)continue;box.hidden=false;if(part.href)part.search="?as="+day}box.querySelector("time").textContent=day;box.open=["","#"+box.dataset.rule].includes(location.hash)}}`;

/**
 * Makes the switch "Rules" work, which is the element before the script. On a page with `data-start` whose URL has a
 * state, the switch shows the book in the URL or, if the state has no book, the book in `data-start`. Otherwise it
 * shows the book that the reader chose last; ASL on a first visit. When the reader chooses a book, the choice is stored
 * under the key of the calculators' field `book`, and is sent to the calculators as an event
 * (components/calculators/kit/book-switch.ts). When a link marked `data-takes-book` is followed, the book is added to
 * its URL.
 */
export const BOOK_SWITCH = `{const r=document.documentElement.dataset,s=document.currentScript.previousElementSibling,key="khamsin.choice.book",{start}=s.dataset,known=b=>/^a?sl$/.test(b??"")?b:"",kept=()=>{try{return known(localStorage.getItem(key))}catch{}},show=b=>{r.book=b;for(const e of s.querySelectorAll("button"))e.ariaPressed=e.value===b},first=()=>show(start&&(known(new URLSearchParams(location.search).get("book"))||location.search&&start)||kept()||"asl");first();s.addEventListener("click",({target:{value:b}})=>{if(!b)return;r.pressedBook=b;try{localStorage.setItem(key,b)}catch{}dispatchEvent(new CustomEvent("khamsin:book",{detail:b}))});addEventListener("khamsin:book",e=>show(e.detail));addEventListener("pageshow",e=>e.persisted&&!start&&first());for(const t of["pointerdown","click"])addEventListener(t,e=>{const a=e.target.closest?.("[data-takes-book]");if(a){const q=new URLSearchParams(a.search);q.set("book",r.book);a.search=q}},true)}`;

/** Redirects from a path that has moved, keeping the query and the hash. */
export const LEAD_ON = `{const to=new URL(document.documentElement.dataset.to,location.href);to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)}`;

/**
 * Sets `data-stated` if the URL or storage has a state, and `data-chosen` if the reader makes a choice before
 * hydration. In both cases, the server-rendered form does not show the reader's state, so tools.css hides the form or
 * its results.
 */
export const AWAITED = `{const d=document.documentElement.dataset;try{if(location.search||Object.keys(localStorage).some(k=>k.startsWith("khamsin.choice.")))d.stated=""}catch{}addEventListener("input",e=>{if(e.target.closest("astro-island[ssr]"))d.chosen=""});}`;

/**
 * Distinguishes the reader's choices in a server-rendered form from values that the browser restores. After a reload or
 * Back, sets `data-stated`, which hides the form until hydration (tools.css). Marks each control that the reader
 * changes with `data-touched`. When the browser restores a control, it fires no event or, in a restored session of
 * Firefox, an event before any action of the reader.
 */
export const RESTORED = `if(performance.getEntriesByType("navigation")[0].type!=="navigate")document.documentElement.dataset.stated="";addEventListener("input",({isTrusted,target:t})=>{if(isTrusted&&navigator.userActivation.hasBeenActive&&t.closest("astro-island[ssr]"))t.dataset.touched=""})`;

/**
 * Shows a message and expands the page's tables if a calculator could not be loaded. There are three kinds of failure:
 * Astro fires an event for a script that does not load; a script that throws during hydration rejects a promise of
 * Astro's; an empty Solid script causes no event, so its export is checked.
 */
export const FAILED = `{const island=()=>document.querySelector("astro-island[ssr]"),fail=()=>{if(!island())return;document.documentElement.dataset.failed="";const f=document.querySelector(".failed");f.hidden=false;f.role="alert";for(const t of document.querySelectorAll(".ready-tables"))t.open=true};for(const type of ["astro:hydration-error","unhandledrejection"])addEventListener(type,fail);addEventListener("load",()=>{if(island())import(island().getAttribute("renderer-url")).then(m=>m.default||fail(),()=>{})})}`;
