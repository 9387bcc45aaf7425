const LENGTH = 240
/** What is looked at of a long text: more than enough for an excerpt. */
const LOOKED_AT = 6_000

/** The beginning of a Markdown text as plain words, at most 240 characters, ended with … where more follows. */
export function excerpt(markdown: string): string {
  const plain = plainText(markdown.slice(0, LOOKED_AT))
  const characters = [...plain]
  if (characters.length <= LENGTH) return markdown.length > LOOKED_AT && plain !== '' ? `${plain} …` : plain
  const cut = characters.slice(0, LENGTH).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > LENGTH * 0.6 ? cut.slice(0, space) : cut}…`
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?(?:\n {0,3}\1[^\n]*|$)/gm, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replace(/!\[([^\]\n]*)\]\([^)\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/\[([^\]\n]+)\]\([^)\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)/gm, '')
    .replace(/^[ \t]*(?:[-=*_][ \t]*){3,}$/gm, ' ')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
