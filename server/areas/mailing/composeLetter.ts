import { siteAddress } from '#rules/siteAddress.ts'
import type { LetterLogo } from '#server/services/letters/letterLogo.ts'
import { notificationLetter, type LetterLink } from '#server/services/letters/notificationLetter.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import type { DueNotification } from './dueNotifications.ts'
import { grouped } from './grouped.ts'
import { purposeOf, replyAddress, threadOf, unsubscribeAddress } from './letterLinks.ts'
import type { MailPurpose } from './letterToken.ts'
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
  /** The sender of the letters and their postal address, in one line; empty: nothing is said. */
  readonly imprint: string
  readonly publicUrl: string
  readonly secret: string
  /** The address that answers go to, without a token; undefined: answers are not read. */
  readonly replyAddress: string | undefined
}

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
  const replyTo = replyAddress(site, recipientId, ideaNumber ?? onlyIdea(lead))
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
      note: noteOf(site, lead, replyTo),
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
      note: site.replyAddress === undefined ? null : words.told.answersNotPosted,
      reason: words.digest.reason(isDaily),
      ways: waysOut(site, recipientId),
    }),
    thread: null,
    unsubscribeUrl: unsubscribeAddress(site, recipientId, { kind: 'all' }),
    replyTo: null,
  }
}

function lessOf({ kind }: MailPurpose, { ways }: LetterWords): string {
  if (kind === 'team') return ways.noTeam
  return kind === 'changelog' ? ways.noChangelog : ways.noIdea
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

/** The idea that an answer to the letter about an entry is about; null where it closes none or several that its reader follows. */
function onlyIdea({ entryIdeaNumbers }: DueNotification): number | null {
  return entryIdeaNumbers.length === 1 ? (entryIdeaNumbers[0] ?? null) : null
}

/** Says what becomes of an answer; null where this site takes none. */
function noteOf(
  { replyAddress: taken, words: { told } }: LetterSite,
  lead: DueNotification,
  replyTo: string | null,
): string | null {
  if (taken === undefined) return null
  if (replyTo === null) return told.answersNotPosted
  if (lead.ideaNumber === null) return told.answerMailOn(lead.entryIdeas[0] ?? '')
  return saysStatus(lead) && lead.category === 'SHIPPED' ? told.notWhatYouMeant : told.answerMail
}
