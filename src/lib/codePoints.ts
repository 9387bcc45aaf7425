/** Length in code points, as limits count it: an emoji is one. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
