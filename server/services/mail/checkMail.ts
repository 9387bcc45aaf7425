import { emailProblem } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'

/** A letter that is ready to be sent to one address. */
export interface Mail extends MailHeaders {
  to: string
  subject: string
  text: string
  html: string
  /** The ids of the notifications that it tells of; null or left out where it tells of none. */
  tells?: readonly string[] | null
}

/** Headers that some letters have besides. */
export interface MailHeaders {
  /** The part of its Message-ID before the @, the same for each attempt; without it, a new one. */
  messageId?: string | null
  /** The conversation that it belongs to, by a name that its letters share. */
  thread?: string | null
  /** The address that ends letters of its kind by a POST (RFC 8058). */
  unsubscribeUrl?: string | null
  /** The address that answers go to; without it, the sender's. */
  replyTo?: string | null
}

// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Refuses what could become a header of its own: an address that is none, a subject of several lines. Throws; people never see it. */
export function checkMail({ to, subject }: Pick<Mail, 'to' | 'subject'>): void {
  if (control.test(to) || to.length > limits.email.max || emailProblem(to) !== null)
    throw new Error('A mail to something that is no address is not sent')
  if (control.test(subject))
    throw new Error('A mail with control characters in its subject is not sent')
}
