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
  const words = wordsOf(purpose, choice, site)
  const heading = { ask: words.question, stopped: 'Done', restored: 'Welcome back' }[step]
  const sentence = words[step]
  const isOn = step !== 'stopped'
  const button = isOn ? words.stop : words.restore
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

/** What the page says at each step and on its buttons: what is true of the purpose, which for an idea is more than mail. */
interface Words extends Record<Step, string> {
  question: string
  stop: string
  restore: string
}

function wordsOf(purpose: MailPurpose, { idea }: MailChoice, site: string): Words {
  if (purpose.kind === 'idea') return muteWords(idea)
  const [none, some, stop] =
    purpose.kind === 'all'
      ? [
          `no mail from ${site}, except codes that you ask for and letters about your account`,
          `mail from ${site}`,
          'Stop all mail',
        ]
      : [
          `no mail about the changelog of ${site}`,
          'mail about the changelog',
          'Stop mail about the changelog',
        ]
  return {
    question: 'Stop this mail?',
    ask: `You will get ${none}.`,
    stopped: `You get ${none} any more.`,
    restored: `You get ${some} again.`,
    stop,
    restore: 'Get this mail again',
  }
}

function muteWords(title: string | null): Words {
  const less = 'no e-mail, no inbox entries and no push messages about it'
  const which = title === null ? 'this idea' : `“${title}”`
  return {
    question: 'Mute this idea?',
    ask: `You will mute ${which} and get ${less}.`,
    stopped: `You have muted ${which} and get ${less} any more.`,
    restored: `You have unmuted ${which} and get notifications about it again.`,
    stop: 'Mute this idea',
    restore: 'Unmute this idea',
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
