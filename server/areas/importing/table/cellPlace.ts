export const NEWLINE = 0x0a,
  RETURN = 0x0d,
  QUOTE = 0x22
/** The mark that a file in UTF-8 may begin with. */
const MARK = [0xef, 0xbb, 0xbf]

/** The place of a byte within a cell of a table; `closing`: after a quote that closes, or is the first of two. */
export type Place = 'start' | 'bare' | 'quoted' | 'closing'

/** Whether a line ends with a byte; where two of them stand together, an empty line is between them. */
export function isLineEnd(byte: number): boolean {
  return byte === NEWLINE || byte === RETURN
}

/** Gives the place after a byte, as csv-parse has it: a quote opens at the beginning of a cell alone, and is a sign like any other within one. */
export function placeAfter(byte: number, place: Place, isDelimiter: boolean): Place {
  if (place === 'quoted') return byte === QUOTE ? 'closing' : 'quoted'
  if (place === 'closing' && byte === QUOTE) return 'quoted'
  if (isDelimiter || isLineEnd(byte)) return 'start'
  if (place !== 'start') return 'bare'
  if (byte === QUOTE) return 'quoted'
  return MARK.includes(byte) ? 'start' : 'bare'
}
