/** Results of a search from which on there may be more: of each kind of match only so many are looked at, or some more. */
export const SEARCH_COUNTED = 100
