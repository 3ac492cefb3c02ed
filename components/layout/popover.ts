/**
 * Loads a polyfill in browsers without popovers (Safari before 17), for the contents of a section, previews and the
 * Cite menu.
 */
if (!("popover" in HTMLElement.prototype)) import("@oddbird/popover-polyfill");
