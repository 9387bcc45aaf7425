import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { normaliseEmail } from '#rules/email.ts'
import { imageTypes } from '#rules/images.ts'
import { ownImages } from './ownImages.ts'
import { textOfHtml } from './textOfHtml.ts'

/** A mail that came in, as far as it is looked at. */
export interface IncomingMail {
  /** The same for a mail that is handed over again. */
  key: string
  /** The sender's address, normalised; null where there is none. */
  from: string | null
  /** The addresses that it names as its readers. */
  recipients: string[]
  /** A program wrote it: a notice of absence, a bounce, a list. */
  isAutomatic: boolean
  /** Reads what it says, which is for mails whose sender is known: it takes the longer the more there is. */
  content: () => MailContent
}

/** The content of a mail. */
export interface MailContent {
  /** The whole text, with what it quotes. */
  text: string
  images: Buffer[]
  /** The number of further images in a format that is not shown here, such as HEIC. */
  otherImages: number
}

/** Far more parts and headers than people's mail programs make. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }
const named = ['delivered-to', 'x-original-to', 'envelope-to']

/** Reads a mail (RFC 5322). Rejects for what is none. */
export async function readMail(raw: Buffer): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, BOUNDS)
  const { messageId, from } = mail
  const id = messageId ?? createHash('sha256').update(raw).digest('hex')
  const sender = from?.address === undefined ? null : normaliseEmail(from.address)
  return {
    key: createHash('sha256').update(`${sender} ${id}`).digest('base64url'),
    from: sender,
    recipients: recipientsOf(mail),
    isAutomatic: isAutomatic(mail),
    content: () => contentOf(mail),
  }
}

function contentOf(mail: Email): MailContent {
  const { text, html } = mail
  const images = ownImages(mail)
  return {
    text: (text ?? (html === undefined ? '' : textOfHtml(html))).trim(),
    images: images.filter(isTaken).map(({ content }) => Buffer.from(content as ArrayBuffer)),
    otherImages: images.filter((one) => !isTaken(one)).length,
  }
}

function isTaken({ mimeType }: Attachment): boolean {
  return (imageTypes as readonly string[]).includes(mimeType)
}

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const addresses = [...to, ...cc].flatMap(mailboxesOf)
  const others = headers.filter(({ key }) => named.includes(key)).map(({ value }) => value)
  return [
    ...addresses,
    ...others.flatMap((value) => value.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? []),
  ]
}

function mailboxesOf(address: Address): string[] {
  if (address.group === undefined) return [address.address]
  return address.group.map((mailbox) => mailbox.address)
}

/** Answering such a mail would begin an exchange between two programs (RFC 3834). */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase()
  const submitted = valueOf('auto-submitted')
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    /^(?:bulk|list|junk|auto_reply)/.test(valueOf('precedence') ?? '') ||
    valueOf('list-id') !== undefined ||
    valueOf('x-autoreply') !== undefined ||
    (headers.some(({ key }) => key === 'return-path') && !returnPath) ||
    /^(?:multipart\/report|message\/delivery-status)/.test(valueOf('content-type') ?? '')
  )
}
