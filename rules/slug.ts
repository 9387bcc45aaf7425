/**
 * Gives the readable part of an address: letters and digits of any language, at most 60 code
 * points; "" when nothing is left.
 */
export function slugOf(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words.join('-').normalize('NFC')].slice(0, 60).join('').replace(/-$/, '')
}
