import type { MailPurpose } from '#server/areas/mailing/letterToken.ts'
import type { MailChoice } from '#server/areas/mailing/setMail.ts'
import { escaped } from '#server/services/letters/escaped.ts'
import type { NamedSite } from '#server/services/letters/letter.ts'
import {
  buttonLook,
  headingHtml,
  inSiteLook,
  linkHtml,
  painted,
  quietButtonLook,
} from '#server/services/letters/siteLook.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'

/** The state that the page shows: asked, while the letters come, ended, or just taken up again. */
export type Step = 'ask' | 'stopped' | 'restored'

interface Shown {
  base: string
  step: Step
  token: string
  site: NamedSite
  choice: MailChoice
  purpose: MailPurpose
}

/** The path of the page behind a token. */
export function unsubscribePath(base: string, token: string): string {
  return `${base}/unsubscribe?token=${encodeURIComponent(token)}`
}

/** The page behind a link that ends letters: what is so, and one button that changes it. */
export function unsubscribePage(shown: Shown): string {
  const { base, step, site, choice, purpose } = shown
  const { page } = letterWords(site.locale)
  const isSilent = choice.isAllStopped && purpose.kind !== 'all'
  return pageOf(site, base, page[purpose.kind].headings[step], [
    ideaHtml(base, choice.idea),
    paragraph(sentenceOf(page, shown)),
    isSilent ? paragraph(page.allStopped(site.name)) : '',
    formHtml(page, shown),
  ])
}

/** The page behind a link that this site did not make, or whose reader is gone: the same for both. */
export function unknownPage(site: NamedSite, base: string): string {
  const { heading, why } = letterWords(site.locale).page.unknown
  return pageOf(site, base, heading, [paragraph(why)])
}

function pageOf(site: NamedSite, base: string, heading: string, parts: readonly string[]): string {
  const { tag, page, open } = letterWords(site.locale)
  const { before, settings, after } = page.choose
  const home = `${base}/`
  const more = painted('t', 'ink2')
  const body = `${headingHtml(heading)}
${parts.filter((part) => part !== '').join('\n')}
<div class="${more.class}" style="margin:32px 0 0;font-size:15px;${more.style}" dir="auto">
<p style="margin:0">${linkHtml(open(site.name), home)}</p>
<p style="margin:12px 0 0">${escaped(before)}${linkHtml(settings, `${base}/settings#told`)}${escaped(after)}</p>
</div>`
  return inSiteLook({ title: `${heading} · ${site.name}`, lang: tag, site: site.name, body, home })
}

function ideaHtml(base: string, idea: MailChoice['idea']): string {
  if (idea === null) return ''
  const url = `${base}/ideas/${idea.number}/${encodeURIComponent(idea.slug)}`
  return `<p style="margin:12px 0 0;font-weight:600" dir="auto">${linkHtml(idea.title, url)}</p>`
}

/** The sentence is true to the purpose, which for an idea is more than mail. */
function sentenceOf(page: LetterWords['page'], { step, site, purpose }: Shown): string {
  if (purpose.kind === 'idea') return page.idea[step]
  if (purpose.kind !== 'team') return page[purpose.kind][step](site.name)
  return step === 'restored' ? page.team.restored[purpose.told] : page.team[step](site.name)
}

function formHtml(page: LetterWords['page'], { base, step, token, purpose }: Shown): string {
  const { stop, restore } = page[purpose.kind]
  const undo = step === 'stopped' ? '1' : '0'
  const look = step === 'ask' ? buttonLook : quietButtonLook
  return `<form method="post" action="${escaped(unsubscribePath(base, token))}" style="margin:24px 0 0"><input type="hidden" name="undo" value="${undo}"><button type="submit" class="${look.class}" style="${look.style};cursor:pointer">${escaped(step === 'stopped' ? restore : stop)}</button></form>`
}

function paragraph(text: string): string {
  return `<p style="margin:12px 0 0" dir="auto">${escaped(text)}</p>`
}
