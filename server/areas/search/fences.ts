/*
 * Parts of statements that PostgreSQL plans by themselves (OFFSET and LIMIT keep it from joining
 * them otherwise), since what they do is right whatever it believes of the tables. A table without
 * statistics looks empty, and so does a partial index: each idea would be read to see whether it
 * matches.
 */

/**
 * Gives a subquery of the numbers of all ideas whose words match, which is run by itself: by the
 * index on words. Takes a condition on idea_search `x`.
 */
export function byIndex(match: string): string {
  return `(select x.idea_number as number from idea_search x where ${match} offset 0)`
}

/** Gives a subquery for LATERAL of one idea, which is looked up by its number. */
export function ideaOf(number: string): string {
  return `(select * from idea where number = ${number} offset 0)`
}

/** Gives a subquery for LATERAL of the words of one idea. */
export function wordsOf(number: string): string {
  return `(select * from idea_search where idea_number = ${number} offset 0)`
}

/**
 * Gives a subquery for LATERAL with a row if an idea meets a condition on `i`. The row has nothing,
 * or `columns` of it.
 */
export function readable(number: string, condition: string, columns = ''): string {
  return `(select ${columns} from ${ideaOf(number)} i where ${condition} limit 1)`
}
