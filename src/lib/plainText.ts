const ends = /<(?:br|\/(?:p|li|h\d|pre|blockquote|tr|summary|dd|dt))\b[^>]*>/g
const letters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Gives the words of HTML that the server has sanitised, each block on a line of its own, cut to so many characters. */
export function plainText(html: string, most: number): string {
  const text = html
    .replace(ends, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (letter) => letters[letter] ?? letter)
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  const points = [...text.slice(0, most * 2 + 2)]
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : text
}
