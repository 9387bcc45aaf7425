const code = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))|(`+)(?!`)[^\n]{0,2000}?[^`]\2(?!`)/gm
/** Each of them leads somewhere, once; in this order, so that an address within one is not counted again. */
const links = [
  /<a\b[^>]{0,2000}>[^<]{0,2000}<\/a\s*>/gi,
  /<[a-z][^>]{0,2000}?\b(?:href|src)\s*=[^>]{0,2000}>/gi,
  /\[[^[\]]{0,1000}\]\([^()\s]{0,2000}(?:\s[^()]{0,500})?\)/g,
  /^ {0,3}\[[^[\]\n]{1,500}\]:\s*\S+/gm,
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.)[^\s<>"'`]+/gi,
]

/** How many links a Markdown text has: bare addresses, Markdown's (with their images and definitions) and HTML's. What is code is none. */
export function countLinks(markdown: string): number {
  let text = markdown.replace(code, ' ')
  let count = 0
  for (const link of links) {
    text = text.replace(link, () => {
      count += 1
      return ' '
    })
  }
  return count
}
