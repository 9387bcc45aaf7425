/** One or two letters for a name: the first letters of its first and last word. */
export function initials(name: string): string {
  const words = name.split(/[\s_.-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('')
}
