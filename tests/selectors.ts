/** Matches the list of search results once it is complete. A slow machine shows a list of titles first. */
export const SEARCH_RESULTS = '[data-search-results]:not([aria-busy="true"])';
