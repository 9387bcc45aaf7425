import type { Attachment, Email } from 'postal-mime'

/** What mail programs put around, or before, a signature and what is answered. */
const notOwn =
  /<[^>]+(?:class|id|data-smartmail)="?[^">]*(?:signature|divRplyFwdMsg|appendonsend)[^>]*>/i

/**
 * The images that somebody adds to a reply: what is attached, and what its HTML shows among their own
 * words. A logo in a signature, and what stands in the quote, come with every reply and are left out.
 */
export function ownImages({ attachments, html = '' }: Email): Attachment[] {
  const own = html.replace(/<blockquote\b[\s\S]*?<\/blockquote>/gi, '').split(notOwn)[0] ?? ''
  return attachments.filter((one) => {
    if (!one.mimeType.startsWith('image/')) return false
    const shown = `cid:${(one.contentId ?? '').replace(/^<|>$/g, '')}`
    const isOfHtml = shown !== 'cid:' && (one.related === true || html.includes(shown))
    return !isOfHtml || own.includes(shown)
  })
}
