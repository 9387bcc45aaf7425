import { createPublicKey } from 'node:crypto'
import path from 'node:path'
import { emailProblem } from '#rules/email.ts'
import { StartError } from '#server/lib/startError.ts'

/** The ways by which answers to letters come in. */
export interface MailInSettings {
  /** REPLY_ADDRESS: where answers go, with a token behind a + (plus addressing). */
  readonly replyAddress: string
  /** MAILGUN_SIGNING_KEY: signs what Mailgun hands over. */
  readonly mailgunKey: string | undefined
  /** SENDGRID_PUBLIC_KEY: the public key of SendGrid's inbound parse, as it shows it. */
  readonly sendgridKey: string | undefined
  /** MAILDIR: a folder into which a mail server delivers, absolute. */
  readonly maildir: string | undefined
}

const WAYS = 'MAILGUN_SIGNING_KEY, SENDGRID_PUBLIC_KEY or MAILDIR'
/** With the token, the part before the @ has at most the 64 characters that mail servers take. */
const LOCAL_MAX = 11

/** Reads the settings by their names; undefined where none of them is there. Throws StartError. */
export function readMailIn(read: (name: string) => string | undefined): MailInSettings | undefined {
  const replyAddress = read('REPLY_ADDRESS')
  const [mailgunKey, sendgridKey, maildir] = [
    read('MAILGUN_SIGNING_KEY'),
    read('SENDGRID_PUBLIC_KEY'),
    read('MAILDIR'),
  ]
  const hasWay = [mailgunKey, sendgridKey, maildir].some((way) => way !== undefined)
  if (replyAddress === undefined && !hasWay) return undefined
  if (replyAddress === undefined)
    throw new StartError(`REPLY_ADDRESS is missing: ${WAYS} read what is answered to it.`)
  if (!hasWay)
    throw new StartError(`Nothing reads what goes to REPLY_ADDRESS: set ${WAYS} besides.`)
  const [local = ''] = replyAddress.split('@')
  if (emailProblem(replyAddress) !== null || local.length > LOCAL_MAX || local.includes('+'))
    throw new StartError(
      `REPLY_ADDRESS is ${JSON.stringify(replyAddress)}: it must be an address with at most ${LOCAL_MAX} characters before the @, such as reply@in.example.com.`,
    )
  if (sendgridKey !== undefined && !isPublicKey(sendgridKey))
    throw new StartError(
      'SENDGRID_PUBLIC_KEY is not understood: it must be the base64 text that SendGrid shows as the public key.',
    )
  return {
    replyAddress,
    mailgunKey,
    sendgridKey,
    maildir: maildir === undefined ? undefined : path.resolve(maildir),
  }
}

function isPublicKey(text: string): boolean {
  try {
    createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return true
  } catch {
    return false
  }
}
