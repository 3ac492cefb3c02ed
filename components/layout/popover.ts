/** Loads a popover polyfill in browsers without popovers (Safari before 17): the contents of a section, previews, the Cite menu. */
if (!("popover" in HTMLElement.prototype)) import("@oddbird/popover-polyfill");
