/**
 * Runs in the head, before the first paint, so that nothing jumps: shows the languages that this reader chose, as the address or
 * the last page says. A text, since only an inline script runs that early; the page's policy names its sum.
 */
export const EARLY_VIEW = `{const r=document.documentElement.dataset;r.script="";let v=new URLSearchParams(location.search).get("view");try{v??=localStorage.getItem("view")}catch{}if(v==="en"||v==="ja")r.view=v}`;
