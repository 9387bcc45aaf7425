import { escaped } from './escaped.ts'
import type { LetterLogo } from './letterLogo.ts'
import {
  buttonLook,
  headingHtml,
  inSiteLook,
  letterColors,
  linkHtml,
  painted,
  type LetterColors,
} from './siteLook.ts'
import type { LetterWords } from './words/english.ts'

/** A link by its words. */
export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** A text that somebody wrote. `isTeam`: it stands behind the site's color. */
export interface LetterQuote {
  readonly by: string
  readonly words: string
  readonly isTeam: boolean
}

/** The part of a letter about one idea, or one entry of the changelog. */
export interface LetterPart {
  /** The subject of the part, if there are several. */
  readonly about?: LetterLink
  readonly sentences: readonly string[]
  readonly quotes: readonly LetterQuote[]
}

/** A letter that tells what has happened. */
export interface NotificationLetterContent {
  readonly site: string
  /** The language that it is written in. */
  readonly words: Pick<LetterWords, 'tag' | 'told'>
  /** The site's own color (#rrggbb); null: ours. */
  readonly accent: string | null
  /** Null: the site's name stands in its place. */
  readonly logo: LetterLogo | null
  /** The sender and their postal address; empty: nothing is said. */
  readonly imprint: string
  readonly heading: string
  /** The reader's name; null where they have none. */
  readonly name: string | null
  readonly parts: readonly LetterPart[]
  readonly action: LetterLink
  /** A sentence after the button; null: none. */
  readonly note: string | null
  /** Why they get it, as a sentence. */
  readonly reason: string
  /** The ways to get fewer letters. */
  readonly ways: readonly LetterLink[]
}

/** The letter as text and in the site's look, without other images than its logo. Everything that is given is escaped. */
export function notificationLetter(content: NotificationLetterContent): {
  text: string
  html: string
} {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({
  site,
  words: { told },
  imprint,
  heading,
  name,
  parts,
  action,
  note,
  reason,
  ways,
}: NotificationLetterContent): string {
  const said = parts.flatMap(({ about, sentences, quotes }) => [
    ...(about === undefined ? [] : [`${about.label}\n${about.url}`]),
    ...sentences,
    ...quotes.map(({ by, words }) => `${by}:\n${words.replace(/^/gm, '> ')}`),
  ])
  const paragraphs = [
    heading,
    ...(name === null ? [] : [told.hello(name)]),
    ...said,
    `${action.label}:\n${action.url}`,
    ...(note === null ? [] : [note]),
    `-- \n${signature(site, imprint)}\n${reason}`,
    ...ways.map(({ label, url }) => `${label}:\n${url}`),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function htmlOf({
  site,
  words: { tag, told },
  accent,
  logo,
  imprint,
  heading,
  name,
  parts,
  action,
  note,
  reason,
  ways,
}: NotificationLetterContent): string {
  const look = letterColors(accent)
  const body = [
    headingHtml(heading),
    ...(name === null ? [] : [paragraph(told.hello(name))]),
    ...parts.map((part) => partHtml(part, look)),
    `<p style="margin:24px 0 0"><a href="${escaped(action.url)}" class="${buttonLook.class}" style="${buttonLook.style}">${escaped(action.label)}</a></p>`,
    ...(note === null ? [] : [noteHtml(note)]),
    footerHtml({ site, imprint, reason, ways }),
  ]
  const preview = parts[0]?.quotes[0]?.words ?? parts[0]?.sentences[0] ?? ''
  return inSiteLook({ title: heading, lang: tag, site, body: body.join('\n'), preview, look, logo })
}

function partHtml({ about, sentences, quotes }: LetterPart, look: LetterColors): string {
  const title =
    about === undefined
      ? []
      : [
          `<h2 style="margin:32px 0 0;font-size:17px;line-height:1.4;font-weight:600" dir="auto">${linkHtml(about.label, about.url)}</h2>`,
        ]
  return [
    ...title,
    ...sentences.map(paragraph),
    ...quotes.map((quote) => quoteHtml(quote, look)),
  ].join('\n')
}

function paragraph(text: string): string {
  return `<p style="margin:12px 0 0" dir="auto">${escaped(text)}</p>`
}

function quoteHtml({ by, words, isTeam }: LetterQuote, look: LetterColors): string {
  const edge = painted('e', isTeam ? 'accent' : 'line', look)
  const name = painted('t', isTeam ? 'accentInk' : 'ink2', look)
  const lines = escaped(words).replaceAll('\n', '<br>')
  return `<div class="${edge.class}" style="margin:24px 0 0;padding:4px 0 4px 16px;border-left:2px solid;${edge.style}" dir="auto">
<div class="${name.class}" style="${name.style};font-size:15px;font-weight:600">${escaped(by)}</div>
<div>${lines}</div>
</div>`
}

function noteHtml(note: string): string {
  const color = painted('t', 'ink2')
  return `<p class="${color.class}" style="margin:24px 0 0;font-size:15px;${color.style}">${escaped(note)}</p>`
}

/** The lines that mail law asks of a letter to many: whose it is, and where they are reached. */
function signature(site: string, imprint: string): string {
  return imprint === '' ? site : `${site} · ${imprint}`
}

function footerHtml({
  site,
  imprint,
  reason,
  ways,
}: Pick<NotificationLetterContent, 'site' | 'imprint' | 'reason' | 'ways'>): string {
  const [line, words] = [painted('e', 'line'), painted('t', 'ink3')]
  const links = ways.map(({ label, url }) => linkHtml(label, url)).join(' · ')
  return `<div class="${line.class} ${words.class}" style="margin:40px 0 0;padding:20px 0 0;border-top:1px solid;${line.style};${words.style};font-size:13.5px;line-height:22px" dir="auto">
<p style="margin:0">${escaped(reason)}</p>
<p style="margin:8px 0 0">${links}</p>
<p style="margin:8px 0 0">${escaped(signature(site, imprint))}</p>
</div>`
}
