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
  return atLeast(
    LONGEST - 2,
    longest.map(({ query }) => query),
  )
}

/** Gives a tsquery for texts with all of these but one. Takes the texts of tsqueries. */
export function allButOne(queries: readonly string[]): string {
  return atLeast(queries.length - 1, queries)
}

/**
 * Gives a tsquery for texts with so many of these, at least one and at most all. PostgreSQL looks up
 * every word of a tsquery as often as it stands there: halves that are shared by what they are
 * combined with name each word far less often than all combinations do.
 */
export function atLeast(least: number, queries: readonly string[]): string {
  if (least === 1) return `(${queries.join(' | ')})`
  if (least === queries.length) return `(${queries.join(' & ')})`
  const middle = Math.floor(queries.length / 2)
  const halves = [queries.slice(0, middle), queries.slice(middle)] as const
  const from = Math.max(0, least - halves[1].length)
  const ways = Array.from({ length: Math.min(halves[0].length, least) - from + 1 }, (_, more) => {
    const shares = [from + more, least - from - more] as const
    return halves.flatMap((half, at) => (shares[at] ? [atLeast(shares[at], half)] : [])).join(' & ')
  })
  return `(${ways.join(' | ')})`
}
