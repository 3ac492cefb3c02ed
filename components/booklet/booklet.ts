/**
 * Shows only the chosen parts of the booklet. The choices are in the URL: `?paper=en&in=f12.d7.quick`. Without `in`,
 * all parts are shown.
 */
import { qrCode } from "../rules/qr-code.ts";
import { PAPERS } from "./papers.ts";

const root = document.documentElement;
const form = document.querySelector<HTMLFormElement>(".booklet-form")!;
const book = document.querySelector<HTMLElement>(".book")!;
const papers = form.elements.namedItem("paper") as RadioNodeList;
const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=in]")];
const marked = [...book.querySelectorAll<HTMLElement>("[data-in]")];
/** The `@page` styles for the chosen paper and parts. */
const pages = new CSSStyleSheet();
document.adoptedStyleSheets.push(pages);

/** Shows the booklet as chosen in the form: languages, paper size and parts. */
function show(): void {
  const paper = PAPERS[papers.value as keyof typeof PAPERS];
  if (paper.view === "both") delete root.dataset.view;
  else root.dataset.view = paper.view;
  book.style.setProperty("--page-inline", paper.size.split(" ")[0]!);
  const left = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));
  for (const part of marked) part.hidden = left.has(part.dataset.in!);
  pages.replaceSync(`@page { size: ${paper.size} }${runningTitles(paper.view)}`);
}

/** Returns the `@page` styles that print each part's title in the top outer corner of its pages. */
function runningTitles(view: "en" | "ja" | "both"): string {
  const titled = [...book.querySelectorAll<HTMLElement>(":is(.book-section, .book-part):not([hidden])")];
  return titled
    .map((part) => {
      part.style.setProperty("page", part.id);
      // Uses `textContent`, because `innerText` is empty while the browser has not laid out the part.
      const title = [...part.querySelector("h2")!.children]
        .filter(({ className }) => view === "both" || className === view || className === "number")
        .map(({ textContent }) => textContent);
      const content = `content: ${JSON.stringify(title.join(" "))}`;
      return `@page ${part.id}:left { @top-left { ${content} } } @page ${part.id}:right { @top-right { ${content} } }`;
    })
    .join("");
}

/** Writes the form's choices to the URL. */
function keep(): void {
  const url = new URL(location.href);
  url.searchParams.set("paper", papers.value);
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
  if (chosen.length === boxes.length) url.searchParams.delete("in");
  else url.searchParams.set("in", chosen.join("."));
  history.replaceState(history.state, "", url);
}

/** Sets the form to the choices in the URL. */
function read(): void {
  const query = new URLSearchParams(location.search);
  const paper = query.get("paper") ?? "";
  papers.value = Object.hasOwn(PAPERS, paper) ? paper : (root.dataset.view ?? "a4");
  const chosen = query.get("in")?.toLowerCase().split(".");
  for (const box of boxes) box.checked = chosen?.includes(box.value) ?? true;
  show();
}

form.addEventListener("change", () => {
  show();
  keep();
});
form.addEventListener("click", ({ target }) => {
  const { value } = target as HTMLButtonElement;
  if (value !== "all" && value !== "none") return;
  for (const box of boxes) box.checked = value === "all";
  show();
  keep();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  print();
});
// After Back or a reload, the browser may restore form values that differ from the URL.
addEventListener("pageshow", read);

for (const link of book.querySelectorAll<HTMLAnchorElement>("[data-address]")) link.textContent = link.href;
for (const place of book.querySelectorAll(".code")) place.append(qrCode(place.parentElement!.querySelector("a")!.href));
form.dataset.ready = "";
read();
