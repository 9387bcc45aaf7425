/** From so many telling words on a title with most of them says more than a text that has all of them somewhere. */
export const MOST_FROM = 3
/** Of longer searches so many of the longest words count for a title, which may lack two of them. */
const LONGEST = 6

/** A word of a search as the text of a tsquery, and the letters of its longest word. */
export interface Part {
  query: string
  letters: number
}

/** Gives a tsquery for titles with most of the words of a search: both of two, all but one, or of many all but two. */
export function mostOf(parts: readonly Part[]): string {
  const all = parts.map(({ query }) => query)
  if (parts.length < MOST_FROM) return all.join(' & ')
  if (parts.length < LONGEST) return allButOne(all)
  const longest = [...parts].sort((a, b) => b.letters - a.letters).slice(0, LONGEST)
  const queries = longest.map(({ query }) => query)
  return queries
    .flatMap((_, one) => queries.slice(one + 1).map((__, after) => [one, one + 1 + after]))
    .map((left) => `(${queries.filter((_, at) => !left.includes(at)).join(' & ')})`)
    .join(' | ')
}

/** Gives a tsquery for texts with all of these but one. Takes the texts of tsqueries. */
export function allButOne(queries: readonly string[]): string {
  return queries
    .map((_, left) => `(${queries.filter((__, index) => index !== left).join(' & ')})`)
    .join(' | ')
}
