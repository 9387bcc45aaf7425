import { createHash } from 'node:crypto'
import { siteAddress } from '#rules/siteAddress.ts'
import type { LetterLogo } from '#server/services/letters/letterLogo.ts'
import { notificationLetter, type LetterLink } from '#server/services/letters/notificationLetter.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import type { DueNotification } from './dueNotifications.ts'
import { grouped } from './grouped.ts'
import { replyToken, unsubscribeToken, type MailPurpose } from './letterToken.ts'
import {
  headingOf,
  leadOf,
  oneLine,
  quotesOf,
  reasonOf,
  saysStatus,
  sentencesOf,
  subjectOf,
} from './letterWords.ts'

/** The site as its letters name it, and the secret that signs their links. */
export interface LetterSite {
  readonly name: string
  /** In the site's language. */
  readonly words: LetterWords
  /** Its own color (#rrggbb); null: that of the product. */
  readonly accent: string | null
  /** Null: it has none. */
  readonly logo: LetterLogo | null
  /** Who sends the letters, and where they are reached by post, in one line; empty: nothing is said. */
  readonly imprint: string
  readonly publicUrl: string
  readonly secret: string
  /** The address that answers go to, without a token; undefined: answers are not read. */
  readonly replyAddress: string | undefined
}

/** Letters of a site's hash in the name of a thread. */
const SITE_IN_THREAD = 12
/** Ideas that a digest tells of in full; it counts the others. */
const DIGEST_PARTS = 20

/** The letter about one idea or one entry of the changelog. Takes at least one notification. */
export function composeLetter(
  site: LetterSite,
  to: string,
  rows: readonly DueNotification[],
): Mail {
  const lead = leadOf(rows)
  const { recipientId, ideaNumber } = lead
  const purpose = purposeOf(lead)
  const unsubscribeUrl = unsubscribeAddress(site, recipientId, purpose)
  const replyTo = ideaNumber === null ? null : replyAddress(site, recipientId, ideaNumber)
  const { words } = site
  return {
    to,
    subject: subjectOf(rows, site),
    ...notificationLetter({
      site: site.name,
      words,
      accent: site.accent,
      logo: site.logo,
      imprint: site.imprint,
      heading: headingOf(rows, site),
      name: lead.name === '' ? null : lead.name,
      parts: [{ sentences: sentencesOf(rows, words), quotes: quotesOf(rows, words) }],
      action: actionOf(site, lead),
      note: replyTo === null ? null : noteOf(lead, words),
      reason: reasonOf(rows, words),
      ways: [{ label: lessOf(purpose, words), url: unsubscribeUrl }, ...waysOut(site, recipientId)],
    }),
    thread: ideaNumber === null ? lead.entryId : threadOf(site.publicUrl, ideaNumber),
    unsubscribeUrl,
    replyTo,
  }
}

/** The letter of a day or a week. Takes at least one notification. */
export function composeDigest(
  site: LetterSite,
  to: string,
  rows: readonly DueNotification[],
): Mail {
  const groups = grouped(rows, ({ ideaNumber, entryId }) => ideaNumber ?? entryId)
  const [{ recipientId, name, isDaily } = rows[0] as DueNotification] = rows
  const told = [...groups.values()].slice(0, DIGEST_PARTS)
  const rest = groups.size - told.length
  const { words } = site
  const heading = words.digest.heading(isDaily, site.name)
  const parts = told.map((group) => ({
    about: aboutOf(site, leadOf(group)),
    sentences: sentencesOf(group, words),
    quotes: quotesOf(group, words),
  }))
  const more = rest === 0 ? [] : [{ sentences: [words.digest.more(rest)], quotes: [] }]
  return {
    to,
    subject: oneLine(`${heading}: ${words.digest.updates(groups.size)}`),
    ...notificationLetter({
      site: site.name,
      words,
      accent: site.accent,
      logo: site.logo,
      imprint: site.imprint,
      heading,
      name: name === '' ? null : name,
      parts: [...parts, ...more],
      action: { label: words.digest.action, url: siteAddress(site.publicUrl, '/inbox') },
      note: null,
      reason: words.digest.reason(isDaily),
      ways: waysOut(site, recipientId),
    }),
    thread: null,
    unsubscribeUrl: unsubscribeAddress(site, recipientId, { kind: 'all' }),
    replyTo: null,
  }
}

/** The conversation of an idea: of this site alone, since others may send from the same domain and have ideas of the same number. */
function threadOf(publicUrl: string, ideaNumber: number): string {
  const { host, pathname } = new URL(publicUrl)
  const site = createHash('sha256').update(`${host}${pathname}`).digest('hex')
  return `idea-${ideaNumber}.${site.slice(0, SITE_IN_THREAD)}`
}

/** What the link of a letter ends. A letter to the team ends with its kind: muting one idea would not stop the next. */
function purposeOf({ kind, ideaNumber }: DueNotification): MailPurpose {
  if (ideaNumber === null) return { kind: 'changelog' }
  if (kind === 'AWAITS_APPROVAL' || kind === 'NEW_IDEA') return { kind: 'team', told: kind }
  return { kind: 'idea', ideaNumber }
}

function lessOf({ kind }: MailPurpose, { ways }: LetterWords): string {
  if (kind === 'team') return ways.noTeam
  return kind === 'changelog' ? ways.noChangelog : ways.noIdea
}

/** The page where letters of a purpose are ended, for one person. */
function unsubscribeAddress(
  { publicUrl, secret }: LetterSite,
  personId: string,
  purpose: MailPurpose,
): string {
  const url = new URL(siteAddress(publicUrl, '/unsubscribe'))
  url.searchParams.set('token', unsubscribeToken(secret, personId, purpose))
  return url.href
}

function replyAddress(
  { replyAddress: address, secret }: LetterSite,
  personId: string,
  ideaNumber: number,
): string | null {
  if (address === undefined) return null
  const [local = '', domain = ''] = address.split('@')
  const token = replyToken(secret, personId, ideaNumber)
  return token === null ? null : `${local}+${token}@${domain}`
}

function waysOut(site: LetterSite, personId: string): LetterLink[] {
  return [
    { label: site.words.ways.choose, url: siteAddress(site.publicUrl, '/settings') },
    {
      label: site.words.ways.stopAll,
      url: unsubscribeAddress(site, personId, { kind: 'all' }),
    },
  ]
}

function aboutOf(site: LetterSite, row: DueNotification): LetterLink {
  const label = row.ideaNumber === null ? (row.entryTitle ?? '') : row.title
  return { label, url: actionOf(site, row).url }
}

function actionOf({ publicUrl, words }: LetterSite, row: DueNotification): LetterLink {
  if (row.kind === 'CHANGELOG' && row.entrySlug !== null)
    return {
      label: words.told.seeChange,
      url: siteAddress(publicUrl, `/changelog/${encodeURIComponent(row.entrySlug)}`),
    }
  const url = new URL(
    siteAddress(publicUrl, `/ideas/${row.ideaNumber}/${encodeURIComponent(row.slug)}`),
  )
  if (row.commentId !== null) url.hash = row.commentId
  return { label: words.told.seeIdea, url: url.href }
}

function noteOf(lead: DueNotification, { told }: LetterWords): string {
  return saysStatus(lead) && lead.category === 'SHIPPED' ? told.notWhatYouMeant : told.answerMail
}
