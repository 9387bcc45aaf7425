/** The limits of lists, apart from all others since the first screen needs these alone. */
export const listLimits = {
  search: { max: 200 },
  /** Milliseconds between the last key press and the request. */
  searchDelay: 150,
  /** Statuses, and tags, by which a list can be narrowed at once. */
  choices: { max: 50 },
  pageSize: { min: 1, max: 100, default: 20 },
} as const
