/** Puts into a finished page what it shows itself with, so that a first visit waits for one answer of the host and no more. */

/** Scripts above this stay files: a calculator is drawn without its own. */
const LARGEST_SCRIPT = 8192;

/** A module that is loaded together with another one cannot stand in a page alone. */
const STATIC_IMPORT = /(?:^|[;\n])\s*(?:import\s*[\w{*"'`]|export\b)/;

/**
 * A page with its style sheets and the small scripts that it starts with in it; other scripts wait for the text. What a script loads
 * later keeps its address, which no longer is beside the script. `read` gives the text of a file by its address; `assets` is the address
 * of the folder they stand in, with a slash at its end.
 *
 * @throws Error if the text of a file would end its element
 */
export function inlineStart(html: string, assets: string, read: (address: string) => string): string {
  const whole = (address: string, end: string) => {
    const text = read(address).trim();
    if (text.toLowerCase().includes(end)) throw new Error(`${address} holds ${end}`);
    return text;
  };
  return html
    .replace(/<link rel="stylesheet" href="([^"]+\.css)">/g, (link, address: string) =>
      address.startsWith(assets) ? `<style>${whole(address, "</style")}</style>` : link,
    )
    .replace(/<script type="module" src="([^"]+\.js)"><\/script>/g, (script, address: string) => {
      if (!address.startsWith(assets)) return script;
      const code = whole(address, "</script");
      // What it brings to life is printed: the text comes first.
      if (code.length > LARGEST_SCRIPT || STATIC_IMPORT.test(code))
        return script.replace("><", ' fetchpriority="low"><');
      const moved = code.replace(
        /(["'`])\.\/([\w.-]+\.js)\1/g,
        (_, quote: string, name: string) => quote + assets + name + quote,
      );
      return `<script type="module">${moved}</script>`;
    });
}
