import sanitizeHtml from 'sanitize-html'
import { unquotedPieces } from './htmlPieces.ts'

/** More than is looked at of a text (`ownText`). */
const LONGEST_TEXT = 50_000
const endsLine = /^(?:br|\/p|\/div|\/li|\/h\d)$/

/** The text of a mail that has HTML alone; what stands in quotes is left out, and a block begins a line. */
export function textOfHtml(html: string): string {
  let text = ''
  for (const piece of unquotedPieces(html)) {
    if (text.length > LONGEST_TEXT) break
    if (piece.tag === '') text += piece.text.replace(/\s+/g, ' ')
    else if (endsLine.test(piece.tag)) text += '\n'
  }
  return decoded(text.slice(0, LONGEST_TEXT))
}

/** Names of characters as the characters: no tag is left, so that there is nothing to look for. */
function decoded(text: string): string {
  const plain = sanitizeHtml(text.replaceAll('<', '&lt;'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return plain.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
}
