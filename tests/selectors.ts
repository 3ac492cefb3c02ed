/** Selector of the search results, once the list is complete. A slow machine lists titles first, and replaces them. */
export const SEARCH_RESULTS = '[data-search-results]:not([aria-busy="true"])';
