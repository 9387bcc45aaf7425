import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import { readUnsubscribeToken, type MailPurpose } from '#server/areas/mailing/letterToken.ts'
import { findMailChoice, setMail, type MailChoice } from '#server/areas/mailing/setMail.ts'
import type { Db } from '#server/db/database.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { escaped } from '#server/services/letters/escaped.ts'
import type { NamedSite } from '#server/services/letters/letter.ts'
import {
  buttonLook,
  headingHtml,
  inSiteLook,
  linkHtml,
  painted,
} from '#server/services/letters/siteLook.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'
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
    const site = await findNamedSite(asked)
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

interface Shown {
  base: string
  step: Step
  token: string
  site: NamedSite
  choice: MailChoice
  purpose: MailPurpose
}

function pageOf({ base, step, token, site, choice, purpose }: Shown): string {
  const { tag, page } = letterWords(site.locale)
  const action = `${base}/unsubscribe?token=${encodeURIComponent(token)}`
  const said = sentencesOf(page, { step, site, choice, purpose })
  const heading = { ask: said.question, stopped: page.done, restored: page.back }[step]
  const isOn = step !== 'stopped'
  const button = isOn ? said.stop : said.restore
  const undo = isOn ? '' : '<input type="hidden" name="undo" value="1">'
  const more = painted('t', 'ink2')
  const { before, settings, after, more: also } = page.change
  const all = purpose.kind === 'all' ? '' : escaped(also)
  const body = `${headingHtml(heading)}
<p role="status" style="margin:12px 0 0" dir="auto">${escaped(said.sentence)}</p>
<form method="post" action="${escaped(action)}" style="margin:24px 0 0">${undo}<button type="submit" class="${buttonLook.class}" style="${buttonLook.style};cursor:pointer">${escaped(button)}</button></form>
<p class="${more.class}" style="margin:24px 0 0;font-size:15px;${more.style}">${escaped(before)}${linkHtml(settings, `${base}/settings`)}${escaped(after)}${all}</p>`
  return inSiteLook({ title: `${heading} · ${site.name}`, lang: tag, site: site.name, body })
}

/** Gives the sentences of the page at a step and on its buttons, true to the purpose, which for an idea is more than mail. */
function sentencesOf(
  page: LetterWords['page'],
  { step, site, choice, purpose }: Pick<Shown, 'step' | 'site' | 'choice' | 'purpose'>,
) {
  if (purpose.kind === 'idea') return { ...page.idea, sentence: page.idea[step](choice.idea) }
  const words = page[purpose.kind]
  return { ...words, sentence: words[step](site.name) }
}

function unknown({ name, locale }: NamedSite, base: string): string {
  const { tag, page } = letterWords(locale)
  const { heading, before, settings, after } = page.unknown
  const body = `${headingHtml(heading)}
<p style="margin:12px 0 0">${escaped(before)}${linkHtml(settings, `${base}/settings`)}${escaped(after)}</p>`
  return inSiteLook({ title: `${page.title} · ${name}`, lang: tag, site: name, body })
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
