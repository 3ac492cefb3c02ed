/** Writes the address that the page really has into what readers copy: the site may stand at more than one. */
const page = document.querySelector<HTMLElement>("[data-linker]")!;
const address = new URL(page.dataset.linker!, location.href).href;
const bookmarklet = `javascript:void document.documentElement.append(Object.assign(document.createElement("script"),{src:${JSON.stringify(address)}}))`;

page.querySelector("[data-linker-tag]")!.textContent = `<script src="${address}" defer></script>`;
page.querySelector("[data-linker-code]")!.textContent = bookmarklet;
page.querySelector<HTMLAnchorElement>("[data-linker-bookmarklet]")!.href = bookmarklet;
