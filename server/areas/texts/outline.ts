/** Headings of people's texts begin below those of the page: its title is h1, its sections are h2. */
const TOP = 3
const DEEPEST = 6

/**
 * Takes the tags of a text's headings (h1 to h6) in order, and gives the tag each one gets: a level
 * below the one it stands under, however many levels its author left out (WCAG technique G141).
 */
export function createOutline(): (tag: string) => string {
  const above: number[] = []
  return (tag) => {
    const level = Number(tag.slice(1))
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    return `h${Math.min(TOP - 1 + above.length, DEEPEST)}`
  }
}
