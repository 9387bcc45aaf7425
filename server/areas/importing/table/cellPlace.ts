export const NEWLINE = 0x0a,
  RETURN = 0x0d
const QUOTE = 0x22
/** The mark that a file in UTF-8 may begin with. */
const MARK = [0xef, 0xbb, 0xbf]

/** The place of a byte within a cell of a table; `closing`: after a quote that closes, or is the first of two. */
export type Place = 'start' | 'bare' | 'quoted' | 'closing'

/** Gives the place after a byte, as csv-parse has it: a quote opens at the beginning of a cell alone, and is a sign like any other within one. */
export function placeAfter(byte: number, place: Place, delimiter: number): Place {
  if (place === 'quoted') return byte === QUOTE ? 'closing' : 'quoted'
  if (place === 'closing' && byte === QUOTE) return 'quoted'
  if (byte === delimiter || byte === NEWLINE || byte === RETURN) return 'start'
  if (place !== 'start') return 'bare'
  if (byte === QUOTE) return 'quoted'
  return MARK.includes(byte) ? 'start' : 'bare'
}
