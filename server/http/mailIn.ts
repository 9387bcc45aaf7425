import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LONGEST_MAIL } from '#server/areas/mailin/readMaildir.ts'
import type { ReceiveMail } from '#server/areas/mailin/receiveMail.ts'
import type { MailInSettings } from '#server/services/config/mailIn.ts'
import { countAtOnce } from './atOnce.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** Each holds a whole mail in memory. */
const AT_ONCE = { perClient: 3, inAll: 3 }
const LONGEST_MS = 60_000
/** Seconds by which a signed moment may be past: what is caught on its way is of no use later. */
const OLDEST_SECONDS = 300

/** A mail as a provider hands it over: the mail as it was sent, and the readers that its envelope names. */
interface HandedMail {
  readonly raw: Buffer
  readonly envelope: readonly string[]
}

interface Handed {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
  form(): Promise<FormData>
}

/** Reads what one provider sends; null where it is not signed by it. */
type ReadHanded = (handed: Handed) => Promise<HandedMail | null>

/**
 * POST /api/mail/mailgun/mime and /api/mail/sendgrid: mail that a provider hands over, whole and
 * signed. Answers 200 once it was dealt with, whatever became of it; 403 for another signature; a
 * failure makes the provider try again.
 */
export function mailInAnswer(
  { mailgunKey, sendgridKey }: MailInSettings,
  receive: ReceiveMail,
): Answer {
  const readers: Record<string, ReadHanded | undefined> = {
    '/api/mail/mailgun/mime': mailgunKey === undefined ? undefined : mailgun(mailgunKey),
    '/api/mail/sendgrid': sendgridKey === undefined ? undefined : sendgrid(sendgridKey),
  }
  const atOnce = countAtOnce(AT_ONCE)
  return (request, response) =>
    atOnce('providers', async () => {
      const read = readers[pathOf(request)]
      if (read === undefined) throw new Refusal(404, 'There is nothing here.')
      if (request.method !== 'POST')
        throw new Refusal(405, 'Hand the mail over with POST.', { allow: 'POST' })
      const body = await readBody(request, {
        most: LONGEST_MAIL,
        within: LONGEST_MS,
        tooLarge: () => new Refusal(413, 'This mail is too large.', { connection: 'close' }),
      })
      const { headers } = request
      const type = headers['content-type'] ?? ''
      const form = (): Promise<FormData> =>
        new Response(new Uint8Array(body), { headers: { 'content-type': type } })
          .formData()
          .catch(() => {
            throw new Refusal(400, 'The body is not a form.')
          })
      const handed = await read({ body, headers, form })
      if (handed === null) throw new Refusal(403, 'The signature doesn’t match.')
      const fate = await receive(handed.raw, handed.envelope)
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify({ fate }))
    })
}

/** Mailgun signs the moment and a random token of each call with the site's key. */
function mailgun(key: string): ReadHanded {
  return async ({ form }) => {
    const fields = await form()
    const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map((name) =>
      textOf(fields, name),
    ) as [string, string, string]
    const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
    if (!isFresh(timestamp) || !isSame(signature, expected)) return null
    return {
      raw: Buffer.from(textOf(fields, 'body-mime')),
      envelope: textOf(fields, 'recipient').split(','),
    }
  }
}

/** SendGrid signs the moment with the whole body, with a private key of its own. */
function sendgrid(key: string): ReadHanded {
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return async ({ body, headers, form }) => {
    const timestamp = String(headers['x-twilio-email-event-webhook-timestamp'] ?? '')
    const signature = String(headers['x-twilio-email-event-webhook-signature'] ?? '')
    const signed = Buffer.concat([Buffer.from(timestamp), body])
    const isSigned = verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'))
    if (!isFresh(timestamp) || !isSigned) return null
    const fields = await form()
    return { raw: Buffer.from(textOf(fields, 'email')), envelope: envelopeOf(fields) }
  }
}

function envelopeOf(fields: FormData): string[] {
  try {
    const { to } = JSON.parse(textOf(fields, 'envelope')) as { to?: unknown }
    return Array.isArray(to) ? to.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function isFresh(timestamp: string): boolean {
  return Math.abs(Date.now() / 1_000 - Number(timestamp)) <= OLDEST_SECONDS
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
