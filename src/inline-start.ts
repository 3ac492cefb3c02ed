/** Puts into a finished page what it shows itself with, so that a first visit waits for one answer of the host and no more. */
import { type Script, standsInPages } from "./whole-scripts.ts";

/** Where a calculator is printed, or the search page: they show themselves before their script brings them to life. */
const SHOWN_FIRST = / data-calculator=| class="search-page"/;

const atOnce = (address: string) => `<script type="module" src="${address}" fetchpriority="low"></script>`;

/** Asks for a script when the page has been shown. */
const whenShown = (address: string) =>
  `<script type="module">new PerformanceObserver((seen,observer)=>{if(!seen.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();document.head.append(Object.assign(document.createElement("script"),{type:"module",src:"${address}"}))}).observe({type:"paint",buffered:true})</script>`;

/** What a text becomes inside an element that ends with `end`. @throws Error if it would end it */
function inside(name: string, text: string, end: string): string {
  if (text.toLowerCase().includes(end)) throw new Error(`${name} holds ${end}`);
  return text.trim();
}

/**
 * Puts into a page its style sheets and the small scripts that it starts with; other scripts let the text go first. What a script
 * loads later keeps its address, which no longer is beside the script. `assets` is the address of the folder that sheets and scripts
 * stand in, with a slash at its end; both are given by the names of their files in it.
 *
 * @throws Error if a text would end its element
 */
export function inlineStart(
  assets: string,
  sheets: ReadonlyMap<string, string>,
  scripts: ReadonlyMap<string, Script>,
): (html: string) => string {
  const styles = new Map([...sheets].map(([name, text]) => [name, `<style>${inside(name, text, "</style")}</style>`]));
  const held = new Map(
    [...scripts]
      .filter(([, script]) => standsInPages(script))
      .map(([name, { code }]) => {
        const moved = code.replace(/(["'`])\.\/(?=[\w.-]+\.js\1)/g, `$1${assets}`);
        return [name, `<script type="module">${inside(name, moved, "</script")}</script>`];
      }),
  );
  const nameOf = (address: string) => (address.startsWith(assets) ? address.slice(assets.length) : "");
  return (html) => {
    const ask = SHOWN_FIRST.test(html) ? whenShown : atOnce;
    return html
      .replace(/<link rel="stylesheet" href="([^"]+\.css)">/g, (link, address) => styles.get(nameOf(address)) ?? link)
      .replace(/<script type="module" src="([^"]+\.js)"><\/script>/g, (element, address) => {
        const name = nameOf(address);
        const script = scripts.get(name);
        return held.get(name) ?? (script ? ask(assets + script.name) : element);
      });
  };
}
