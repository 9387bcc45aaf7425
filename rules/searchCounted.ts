/** Results of a search from which on there may be more: the best matches of each kind are ranked, and no more of them. */
export const SEARCH_COUNTED = 150
