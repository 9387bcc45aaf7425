import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import { readUnsubscribeToken, type MailPurpose } from '#server/areas/mailing/letterToken.ts'
import { findMailChoice, setMail, type MailChoice } from '#server/areas/mailing/setMail.ts'
import type { Db } from '#server/db/database.ts'
import { findSiteName } from '#server/kernel/findSite.ts'
import { escaped } from '#server/services/letters/escaped.ts'
import {
  buttonLook,
  headingHtml,
  inSiteLook,
  linkHtml,
  painted,
} from '#server/services/letters/siteLook.ts'
import { askedBy } from './askedBy.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'
import type { Answer } from './server.ts'

/** More than a mail program or the page's own form sends. */
const LONGEST_BODY = 8 * 1024
const LONGEST_MS = 10_000

/** The state that the page shows: asked, before anything was done, or done. */
type Step = 'ask' | 'stopped' | 'restored'

/**
 * /unsubscribe?token=…, the link of a letter: GET asks, and changes nothing, since programs follow
 * links; POST does it, also as a mail program sends it (RFC 8058), and undoes it with `undo=1`. The
 * token says whose letters, so that no session is needed, and no cookie is looked at.
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
    const token = new URL(request.url ?? '', publicUrl).searchParams.get('token') ?? ''
    const known = readUnsubscribeToken(secret, token)
    const choice = known && (await findMailChoice(asked, known.personId, known.purpose))
    const site = await findSiteName(asked)
    if (known === null || choice === null) return send(request, response, 404, unknown(site, base))
    const step = method === 'POST' ? await act(request, db, known) : 'ask'
    const page = pageOf({ base, step, token, site, choice, purpose: known.purpose })
    send(request, response, 200, page)
  }
}

async function act(
  request: IncomingMessage,
  db: Db,
  { personId, purpose }: { personId: string; purpose: MailPurpose },
): Promise<Step> {
  const body = await readBody(request, {
    most: LONGEST_BODY,
    within: LONGEST_MS,
    tooLarge: () => new Refusal(413, 'This is more than the form sends.'),
  })
  const isUndone = new URLSearchParams(body.toString()).get('undo') === '1'
  await setMail(db, personId, purpose, isUndone)
  return isUndone ? 'restored' : 'stopped'
}

function pageOf(shown: {
  base: string
  step: Step
  token: string
  site: string
  choice: MailChoice
  purpose: MailPurpose
}): string {
  const { base, step, token, site, choice, purpose } = shown
  const action = `${base}/unsubscribe?token=${encodeURIComponent(token)}`
  const letters = lettersOf(purpose, choice, site)
  const [heading, sentence] = {
    ask: ['Stop this mail?', `You will get ${letters.none}.`],
    stopped: ['Done', `You get ${letters.none} any more.`],
    restored: ['Welcome back', `You get ${letters.some} again.`],
  }[step] as [string, string]
  const isOn = step !== 'stopped'
  const button = isOn ? letters.stop : 'Get this mail again'
  const undo = isOn ? '' : '<input type="hidden" name="undo" value="1">'
  const more = painted('t', 'ink2')
  const all =
    purpose.kind === 'all' ? '' : ' There you can also choose what you are told, or stop all mail.'
  const body = `${headingHtml(heading)}
<p role="status" style="margin:12px 0 0" dir="auto">${escaped(sentence)}</p>
<form method="post" action="${escaped(action)}" style="margin:24px 0 0">${undo}<button type="submit" class="${buttonLook.class}" style="${buttonLook.style};cursor:pointer">${escaped(button)}</button></form>
<p class="${more.class}" style="margin:24px 0 0;font-size:15px;${more.style}">You can change your mind at any time, here or in ${linkHtml('your settings', `${base}/settings`)}.${all}</p>`
  return inSiteLook({ title: `${heading} · ${site}`, site, body })
}

function lettersOf(
  purpose: MailPurpose,
  { idea }: MailChoice,
  site: string,
): { none: string; some: string; stop: string } {
  if (purpose.kind === 'all')
    return {
      none: `no mail from ${site}, except codes that you ask for and letters about your account`,
      some: `mail from ${site}`,
      stop: 'Stop all mail',
    }
  if (purpose.kind === 'changelog')
    return {
      none: `no mail about the changelog of ${site}`,
      some: 'mail about the changelog',
      stop: 'Stop mail about the changelog',
    }
  const about = idea === null ? 'this idea' : `“${idea}”`
  return {
    none: `no mail about ${about}`,
    some: `mail about ${about}`,
    stop: 'Stop mail about this idea',
  }
}

function unknown(site: string, base: string): string {
  const body = `${headingHtml('This link is not known here')}
<p style="margin:12px 0 0">It may be incomplete, or its account was deleted. What you are told can be changed in ${linkHtml('your settings', `${base}/settings`)}.</p>`
  return inSiteLook({ title: `Mail · ${site}`, site, body })
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
