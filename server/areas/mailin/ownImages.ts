import type { Attachment, Email } from 'postal-mime'
import { unquotedPieces } from './htmlPieces.ts'

/** The marks that mail programs put around, or before, a signature and the quoted letter; no two ways lead through a tag. */
const notOwn =
  /\s(?:class|id|data-smartmail)=(?:"[^"]*|'[^']*|[^\s"'>]*)(?:signature|divRplyFwdMsg|appendonsend)/i
const imageIds = /cid:([^"'\s<>()&]+)/gi

/**
 * The images that somebody adds to a reply: what is attached, and what its HTML shows among their own
 * words. A logo in a signature, and what stands in the quote, come with every reply and are left out.
 */
export function ownImages({ attachments, html = '' }: Email): Attachment[] {
  const images = attachments.filter(({ mimeType }) => mimeType.startsWith('image/'))
  if (images.length === 0) return []
  const shown = new Set(idsIn(html))
  const own = shownAmongOwn(html)
  return images.filter(({ contentId, related }) => {
    const id = (contentId ?? '').replace(/^<|>$/g, '')
    const isOfHtml = id !== '' && (related === true || shown.has(id))
    return !isOfHtml || own.has(id)
  })
}

function shownAmongOwn(html: string): Set<string> {
  const own = new Set<string>()
  for (const { tag, text } of unquotedPieces(html)) {
    if (tag === '' || tag === '!') continue
    if (notOwn.test(text)) break
    for (const id of idsIn(text)) own.add(id)
  }
  return own
}

function idsIn(html: string): string[] {
  return [...html.matchAll(imageIds)].map(([, id = '']) => id)
}
