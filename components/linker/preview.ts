/**
 * Previews of rules on pages of other sites: number, title and the beginning of the text. Fetches r/<id>.json on first
 * use.
 *
 * The site itself has other previews (components/layout/preview-cards.ts), which show a rule's HTML in the site's
 * style.
 */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { LinkerOptions } from "./options.ts";

/** The fields of r/<id>.json that the preview uses. Each field is checked, because the file comes from the network. */
interface RuleJson {
  title?: Record<Language, unknown>;
  text?: Record<Language, unknown>;
}

const STYLE = `:host{all:initial!important;position:absolute!important;z-index:2147483647!important;display:block!important;max-width:min(26rem,calc(100vw - 16px))!important}
:host([hidden]){display:none!important}
div{font:15px/1.5 system-ui,sans-serif;color:#2b2118;background:#fffaf0;border:1px solid #8a6a3a;border-radius:6px;padding:10px 14px;box-shadow:0 4px 16px #0004;overflow-wrap:anywhere}
b{display:block}p{margin:4px 0;white-space:pre-line}a{color:#7a3d00;display:inline-block;padding:4px 0}
@media(prefers-color-scheme:dark){div{color:#f1e7d6;background:#231c14}a{color:#ffb86b}}`;

/** The maximum length of the text, in characters. A longer text is truncated, if possible at the end of a sentence. */
const MOST = 280;

function opening(text: string): string {
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  const stop = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("。"), cut.lastIndexOf("\n"));
  const whole = cut.slice(0, stop > MOST / 3 ? stop + 1 : MOST);
  // Removes a short last line, such as a heading whose text has been cut off.
  return `${whole.replace(/\n.{0,20}$/, "").trim()} …`;
}

const create = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K];

/**
 * Returns a function that adds a preview to a link. `read` is the text of the link inside the preview. If anything
 * fails, no preview is shown. A shadow tree keeps the host's styles out. Its style sheet is a constructed one, because
 * the host may forbid inline styles.
 */
export function previews({ base, language }: LinkerOptions, read: string): (link: HTMLElement, id: string) => void {
  const known = new Map<string, Promise<{ title: string; text: string } | undefined>>();
  let host: HTMLElement | undefined;
  let shown: HTMLElement | undefined;
  let sheet: CSSStyleSheet | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (id: string) => {
    let rule = known.get(id);
    if (!rule) {
      rule = fetch(`${base}r/${id}.json`, { credentials: "omit", referrerPolicy: "no-referrer" })
        .then((r) => (r.ok ? r.json() : undefined))
        .then((json: RuleJson | undefined) => {
          const title = json?.title?.[language];
          const text = json?.text?.[language];
          return typeof title === "string" && typeof text === "string" ? { title, text } : undefined;
        })
        .catch(() => {
          // Forgets the failed request, so that the next hover tries again.
          known.delete(id);
          return undefined;
        });
      known.set(id, rule);
    }
    return rule;
  };

  const hide = () => {
    clearTimeout(timer);
    shown = undefined;
    if (host) host.hidden = true;
  };
  const later = (what: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };

  function box(): ShadowRoot {
    if (host?.shadowRoot) return host.shadowRoot;
    host = create("div");
    host.setAttribute("data-khamsin", "off");
    const root = host.attachShadow({ mode: "open" });
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    host.addEventListener("pointerenter", () => clearTimeout(timer));
    host.addEventListener("pointerleave", () => later(hide, 200));
    return root;
  }

  async function show(link: HTMLElement, id: string) {
    shown = link;
    const rule = await load(id);
    if (!rule || shown !== link || !link.isConnected) return;
    const root = box();
    const panel = create("div");
    panel.lang = language;
    panel.setAttribute("role", "tooltip");
    const title = create("b");
    title.textContent = `${id} ${rule.title}`;
    const text = create("p");
    text.textContent = opening(rule.text);
    const more = create("a");
    more.href = (link as HTMLAnchorElement).href;
    more.textContent = read;
    more.tabIndex = -1;
    panel.append(title, text, more);
    root.replaceChildren(panel);
    link.setAttribute("aria-description", rule.title);
    document.documentElement.append(host!);
    host!.hidden = false;
    place(link);
  }

  /**
   * Places the preview below the link, or above it if there is no room below. Keeps the preview within the window's
   * sides.
   */
  function place(link: HTMLElement) {
    const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const { style } = sheet!.cssRules[0] as CSSStyleRule;
    style.setProperty("left", "0", "important");
    style.setProperty("top", "0", "important");
    const own = host!.getBoundingClientRect();
    const room = document.documentElement.clientHeight - at.bottom;
    const x = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - own.width - 8));
    const y = room < own.height + 8 && at.top > own.height ? at.top - own.height - 4 : at.bottom + 4;
    style.setProperty("left", `${x - own.left}px`, "important");
    style.setProperty("top", `${y - own.top}px`, "important");
  }

  // Listens on the window, not on each link, because a forum thread may have thousands of links.
  const ours = new WeakMap<EventTarget, string>();
  const listen = <K extends keyof WindowEventMap>(
    type: K,
    hear: (event: WindowEventMap[K], id: string | undefined) => void,
  ) => addEventListener(type, (event) => hear(event, ours.get(event.target!)), true);
  const showNow = (event: Event, id: string) => void show(event.target as HTMLElement, id).catch(hide);
  listen("keydown", (event) => event.key === "Escape" && hide());
  listen("pointerover", (event, id) => id && event.pointerType !== "touch" && later(() => showNow(event, id), 150));
  listen("pointerout", (_, id) => id && later(hide, 200));
  listen("focusin", (event, id) => {
    if (event.target === host) return;
    // Otherwise the preview of the previous link could cover the newly focused element.
    hide();
    if (id) showNow(event, id);
  });
  listen("focusout", (_, id) => id && later(hide, 200));
  return (link, id) => ours.set(link, id);
}
