/** Characters of a value that are kept; an ellipsis stands for what is left out of a longer one. */
const LONGEST = 500
/** Characters that are kept of what comes before the first one that differs. */
const BEFORE = 40

/**
 * The two values of a field as the audit log keeps them: where they are long and begin alike, from
 * shortly before they differ, so that what changed can be seen.
 */
export function keptValues(
  from: string | null,
  to: string | null,
): [from: string | null, to: string | null] {
  const was = [...(from ?? '')]
  const is = [...(to ?? '')]
  let alike = 0
  while (alike < was.length && was[alike] === is[alike]) alike += 1
  const isLong = Math.max(was.length, is.length) > LONGEST
  const start = isLong && alike > LONGEST / 2 ? alike - BEFORE : 0
  return [from === null ? null : cut(was, start), to === null ? null : cut(is, start)]
}

function cut(letters: readonly string[], start: number): string {
  const kept = start === 0 ? letters : ['…', ...letters.slice(start)]
  return kept.length > LONGEST ? `${kept.slice(0, LONGEST - 1).join('')}…` : kept.join('')
}
