import { refuse } from '#server/kernel/refusal.ts'

/** Pixels of the longer side of a drawing, whatever size it says of itself: enough for any place that a logo has. */
export const DRAWN_SIDE = 512
/** Pixels an inch by which librsvg reads lengths, and the most that it takes. */
const DENSITY = { own: 72, least: 1, most: 100_000 } as const

/** The beginning of an SVG. */
const root = /^<(?:!DOCTYPE\s+svg|(?:[\w.-]+:)?svg)[\s>]/i
/** Only what is UTF-8 is read, so that nothing is written in letters that these do not see. */
const otherEncoding = /^[^>]*\bencoding\s*=\s*["'](?!utf-?8["'])/i
/** Entities, which stand for something else, and pictures within the picture, which no bound of ours reaches. */
const unsafe = /<!ENTITY|<!DOCTYPE[^>]*\[|<(?:[^\s<>/:]+:)?(?:image|feImage|include)[\s/>]/i

/**
 * Tells from its text whether bytes are an SVG. Refuses one that holds what is not drawn here:
 * entities, and other pictures.
 */
export function requirePlainSvg(bytes: Uint8Array): boolean {
  const text = decoded(bytes)
  if (text === null || !root.test(beginOf(text))) return false
  if (otherEncoding.test(text) || unsafe.test(text))
    throw refuse('SVG_NOT_PLAIN', { field: 'image' })
  return true
}

/** The text from its first element or document type on, behind comments and instructions. */
function beginOf(text: string): string {
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null
    if (end === null) return text.slice(at, at + 100)
    const ended = text.indexOf(end, at)
    at = ended < 0 ? -1 : text.indexOf('<', ended)
  }
  return ''
}

/** The density at which the longer side of a drawing has `DRAWN_SIDE` pixels. */
export function densityFor({ width, height }: { width: number; height: number }): number {
  const wanted = (DENSITY.own * DRAWN_SIDE) / Math.max(width, height, 1)
  return Math.min(DENSITY.most, Math.max(DENSITY.least, wanted))
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
