/** Characters of a body that search can find: PostgreSQL's word list holds at most 1 MB. */
export const SEARCHABLE = 100_000
