import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import { readUnsubscribeToken, type MailPurpose } from '#server/areas/mailing/letterToken.ts'
import { findMailChoice, setMail, type MailChoice } from '#server/areas/mailing/setMail.ts'
import type { Db } from '#server/db/database.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { askedBy } from './askedBy.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'
import type { Answer } from './server.ts'
import { unknownPage, unsubscribePage, unsubscribePath, type Step } from './unsubscribePage.ts'

/** More than a mail program or the page's own form sends. */
const LONGEST_BODY = 8 * 1024
const LONGEST_MS = 10_000

/**
 * /unsubscribe?token=…, the link of a letter: GET says what is so, and changes nothing, since programs
 * follow links; POST ends the letters, as a mail program sends it (RFC 8058), which is led nowhere. The
 * page's own form says `undo`, 0 or 1, and is led back to the page, so that Back in a browser sends
 * nothing again. The token says whose letters, so that no session is needed, and no cookie is looked at.
 */
export function unsubscribeAnswer({
  db,
  secret,
  publicUrl,
}: {
  db: Db
  secret: string
  publicUrl: string
}): Answer {
  const base = basePathOf(publicUrl)
  return async (request, response, info) => {
    const { method = '' } = request
    if (!['GET', 'HEAD', 'POST'].includes(method))
      throw new Refusal(405, 'Ask with GET, and unsubscribe with POST.', {
        allow: 'GET, HEAD, POST',
      })
    const asked = askedBy(info, db)
    const { searchParams } = new URL(request.url ?? '', publicUrl)
    const token = searchParams.get('token') ?? ''
    const known = readUnsubscribeToken(secret, token)
    const choice = known && (await findMailChoice(asked, known.personId, known.purpose))
    const site = await findNamedSite(asked)
    if (known === null || choice === null)
      return send(request, response, 404, unknownPage(site, base))
    const { purpose } = known
    let step = stepOf(choice, searchParams.has('done'))
    if (method === 'POST') {
      const isByForm = await act(request, db, known)
      if (isByForm) return leadTo(response, `${unsubscribePath(base, token)}&done`)
      step = 'stopped'
    }
    send(request, response, 200, unsubscribePage({ base, step, token, site, choice, purpose }))
  }
}

/** Ends the letters or takes that back; gives whether the page's own form asked for it. */
async function act(
  request: IncomingMessage,
  db: Db,
  { personId, purpose }: { personId: string; purpose: MailPurpose },
): Promise<boolean> {
  const body = await readBody(request, {
    most: LONGEST_BODY,
    within: LONGEST_MS,
    tooLarge: () => new Refusal(413, 'This is more than the form sends.'),
  })
  const undo = new URLSearchParams(body.toString()).get('undo')
  await setMail(db, personId, purpose, undo === '1')
  return undo !== null
}

function stepOf({ isStopped }: MailChoice, isDone: boolean): Step {
  if (isStopped) return 'stopped'
  return isDone ? 'restored' : 'ask'
}

function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(303, {
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end()
}

/** The look is inline, as in letters; nothing else may run or load. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
): void {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const inline = [...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text))]
  const styles = [style, ...inline].map(hash).join(' ')
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    // The token is in the address.
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-hashes' ${styles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}
