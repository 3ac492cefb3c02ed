/**
 * Loads a polyfill in browsers without popovers (Safari before 17). The contents of a section, previews and the Cite
 * menu are popovers.
 */
if (!("popover" in HTMLElement.prototype)) import("@oddbird/popover-polyfill");
