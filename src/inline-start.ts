/** Puts into a finished page what it shows itself with, so that a first visit waits for one answer of the host and no more. */

/** Scripts above this stay files: a calculator is drawn without its own. */
const LARGEST_SCRIPT = 8192;

/** A module that is loaded together with another one cannot stand in a page alone. */
const STATIC_IMPORT = /(?:^|[;\n])\s*(?:import\s*[\w{*"'`]|export\b)/;

/** What a module says to be loaded together with it, file by file beside it. */
const LOADED_WITH = /\b(?:from|import)\s*(["'`])\.\/([\w.-]+\.js)\1/g;

/** Where a calculator is printed, or the search page: they show themselves before their script brings them to life. */
const SHOWN_FIRST = / data-calculator=| class="search-page"/;

/** Asks for a script, and for all that comes with it at the same time. */
const atOnce = ([script, ...others]: string[]) =>
  `<script type="module" src="${script}" fetchpriority="low"></script>${others.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join("")}`;

/** The same when the page has been shown. */
const whenShown = (files: string[]) =>
  `<script type="module">new PerformanceObserver((seen,observer)=>{if(!seen.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import(${JSON.stringify(files[0])})}).observe({type:"paint",buffered:true})</script>`;

/** The answer for each address, made once: every page asks. */
function byAddress<Answer>(make: (address: string) => Answer): (address: string) => Answer {
  const made = new Map<string, Answer>();
  return (address) => {
    if (!made.has(address)) made.set(address, make(address));
    return made.get(address)!;
  };
}

/**
 * Puts into a page its style sheets and the small scripts that it starts with. Other scripts let the text go first, and are asked for
 * together with all that they are loaded with: a browser would find that out file after file. What a script loads later keeps its
 * address, which no longer is beside the script. `read` gives the text of a file by its address; `assets` is the address
 * of the folder they stand in, with a slash at its end.
 *
 * @throws Error if the text of a file would end its element
 */
export function inlineStart(assets: string, read: (address: string) => string): (html: string) => string {
  const textFor = (address: string, end: string) => {
    const text = read(address).trim();
    if (text.toLowerCase().includes(end)) throw new Error(`${address} holds ${end}`);
    return text;
  };
  /** The modules that come with one, and those that come with them. */
  const loadedWith = (address: string, known = new Set<string>()): Set<string> => {
    for (const [, , name] of read(address).matchAll(LOADED_WITH)) {
      const other = assets + name;
      if (known.has(other)) continue;
      known.add(other);
      loadedWith(other, known);
    }
    return known;
  };
  const sheet = byAddress((address) => `<style>${textFor(address, "</style")}</style>`);
  /** The element that holds a small script's code; of any other the files to ask for. */
  const script = byAddress((address) => {
    const code = textFor(address, "</script");
    if (code.length > LARGEST_SCRIPT || STATIC_IMPORT.test(code)) return [address, ...loadedWith(address)];
    const moved = code.replace(
      /(["'`])\.\/([\w.-]+\.js)\1/g,
      (_, quote: string, name: string) => quote + assets + name + quote,
    );
    return `<script type="module">${moved}</script>`;
  });
  return (html) => {
    const ask = SHOWN_FIRST.test(html) ? whenShown : atOnce;
    return html
      .replace(/<link rel="stylesheet" href="([^"]+\.css)">/g, (link, address: string) =>
        address.startsWith(assets) ? sheet(address) : link,
      )
      .replace(/<script type="module" src="([^"]+\.js)"><\/script>/g, (element, address: string) => {
        if (!address.startsWith(assets)) return element;
        const start = script(address);
        return typeof start === "string" ? start : ask(start);
      });
  };
}
