/** Fetches popovers for browsers without them (Safari before 17): the contents of a section, previews, the Cite menu. */
if (!("popover" in HTMLElement.prototype)) import("@oddbird/popover-polyfill");
