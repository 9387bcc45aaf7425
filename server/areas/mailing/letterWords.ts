import { excerpt } from '#server/areas/texts/excerpt.ts'
import type { LetterQuote } from '#server/services/letters/notificationLetter.ts'
import type { DueNotification } from './dueNotifications.ts'

/** The kinds by how much they say: the first that a letter has is what its subject says. */
const weights = [
  'CHANGELOG',
  'STATUS_CHANGED',
  'OFFICIAL_ANSWER',
  'MENTION',
  'REPLY',
  'MERGED',
  'AWAITS_APPROVAL',
  'NEW_IDEA',
  'COMMENT',
]
/** The team's words are what the letter is for, and are told at length. */
const ANSWER_LENGTH = 900
const QUOTES_MOST = 10
/** People who are named where many did the same. */
const NAMED = 3

const by = ({ actorName }: DueNotification): string => actorName ?? 'Someone'

/** The one of a letter's notifications that says the most; of equals the last. */
export function leadOf(rows: readonly DueNotification[]): DueNotification {
  const weight = ({ kind }: DueNotification) => (weights.indexOf(kind) + 1 || weights.length) - 1
  return rows.reduce((lead, row) => (weight(row) <= weight(lead) ? row : lead))
}

/** Whether a notification says which status its idea has now. */
export function saysStatus({ kind, hasStatus, ideaNumber }: DueNotification): boolean {
  return ideaNumber !== null && (hasStatus || kind === 'STATUS_CHANGED' || kind === 'CHANGELOG')
}

/** The heading of a letter about one idea or entry. */
export function headingOf(rows: readonly DueNotification[], site: string): string {
  const lead = leadOf(rows)
  const whose = lead.isOwn ? 'Your idea' : 'An idea you follow'
  const comments = rows.filter(({ kind }) => kind === 'COMMENT').length
  if (saysStatus(lead))
    return lead.category === 'SHIPPED' ? `${whose} shipped` : `${whose} is now ${lead.statusName}`
  switch (lead.kind) {
    case 'CHANGELOG':
      return lead.entryIdeas.length === 0 ? `New in ${site}` : 'What you asked for shipped'
    case 'OFFICIAL_ANSWER':
      return 'The team has answered'
    case 'MENTION':
      return `${by(lead)} mentioned you`
    case 'REPLY':
      return `${by(lead)} replied to you`
    case 'MERGED':
      return `${whose} was merged`
    case 'AWAITS_APPROVAL':
      return 'A post waits for approval'
    case 'NEW_IDEA':
      return `${by(lead)} posted an idea`
    default:
      return comments > 1 ? `${comments} new comments` : `${by(lead)} commented`
  }
}

/** The subject of such a letter: what happened, and to what. */
export function subjectOf(rows: readonly DueNotification[], site: string): string {
  const lead = leadOf(rows)
  const title = lead.ideaNumber === null ? (lead.entryTitle ?? site) : lead.title
  const what = saysStatus(lead) ? lead.statusName : headingOf(rows, site)
  return oneLine(`${what}: ${title}`)
}

/** What happened to an idea or entry, in sentences. */
export function sentencesOf(rows: readonly DueNotification[]): string[] {
  const comments = rows.filter(({ kind }) => kind === 'COMMENT')
  const others = rows.filter(({ kind }) => kind !== 'COMMENT').flatMap(sentencesOfOne)
  return [...new Set([...others, ...commentSentence(comments)])]
}

/** Who commented, all in one sentence. */
function commentSentence(comments: readonly DueNotification[]): string[] {
  const [first] = comments
  if (!first) return []
  const names = [...new Set(comments.map(by))]
  const rest = names.length - NAMED
  const who =
    rest > 1
      ? `${names.slice(0, NAMED).join(', ')} and ${rest} others`
      : [names.slice(0, -1).join(', '), ...names.slice(-1)]
          .filter((part) => part !== '')
          .join(' and ')
  return [`${who} commented on “${first.title}”.`]
}

function sentencesOfOne(row: DueNotification): string[] {
  const status = saysStatus(row) ? [statusSentence(row)] : []
  // The words of an answer stand below.
  const told = row.kind === 'OFFICIAL_ANSWER' && row.hasStatus ? null : sentenceOf(row)
  return told === null ? status : [...status, told]
}

/** What shipped is told as an answer to who asked for it. */
function statusSentence({ title, statusName, category, votedAt, voteTotal }: DueNotification) {
  if (category !== 'SHIPPED' || votedAt === null) return `“${title}” is now ${statusName}.`
  const others = voteTotal - 1
  const alone = `You asked for “${title}” on ${dayOf(votedAt)}`
  if (others < 1) return `${alone}. It has shipped.`
  const joined = others === 1 ? '1 other person' : `${others.toLocaleString('en')} other people`
  return `${alone}, and so did ${joined}. It has shipped.`
}

/** A day in UTC: "12 January 2026". */
function dayOf(moment: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(moment))
}

function sentenceOf(row: DueNotification): string | null {
  const idea = `“${row.title}”`
  switch (row.kind) {
    case 'CHANGELOG':
      return entrySentence(row)
    case 'MERGED':
      return `An idea you follow was merged into ${idea}. Its votes and comments moved with it.`
    case 'AWAITS_APPROVAL':
      return row.commentId === null
        ? `${idea} waits for approval.`
        : `A comment on ${idea} waits for approval.`
    case 'NEW_IDEA':
      return `${by(row)} posted ${idea}.`
    case 'OFFICIAL_ANSWER':
      return `The team has answered ${idea}.`
    case 'MENTION':
      return `${by(row)} mentioned you in ${idea}.`
    case 'REPLY':
      return `${by(row)} replied to you in ${idea}.`
    default:
      return null
  }
}

function entrySentence({ entryTitle, entryIdeas }: DueNotification): string {
  if (entryIdeas.length === 0) return `“${entryTitle}” is new in the changelog.`
  const titles = entryIdeas.map((title) => `“${title}”`).join(', ')
  return `“${entryTitle}” is out. It closes ${entryIdeas.length === 1 ? 'an idea' : 'ideas'} you follow: ${titles}.`
}

/** What people wrote, each text once. */
export function quotesOf(rows: readonly DueNotification[]): LetterQuote[] {
  const quotes = new Map<string, LetterQuote>()
  for (const row of rows) {
    const words = wordsOf(row)
    if (words === '') continue
    const isTeam = row.isOfficial || row.kind === 'CHANGELOG'
    const name = row.kind === 'CHANGELOG' ? (row.entryTitle ?? '') : by(row)
    const shown = row.isOfficial ? `${name}, for the team` : name
    const key = row.commentId ?? row.entryId ?? row.id
    if (quotes.size < QUOTES_MOST) quotes.set(key, { by: shown, words, isTeam })
  }
  return [...quotes.values()]
}

function wordsOf(row: DueNotification): string {
  if (row.kind === 'CHANGELOG') return row.entryExcerpt ?? ''
  if (row.commentBody !== null)
    return row.isOfficial ? excerpt(row.commentBody, ANSWER_LENGTH) : excerpt(row.commentBody)
  return row.ideaBody === null ? '' : excerpt(row.ideaBody)
}

/** Why somebody gets a letter. */
export function reasonOf(rows: readonly DueNotification[]): string {
  const { kind, isOwn, ideaNumber } = leadOf(rows)
  if (kind === 'NEW_IDEA' || kind === 'AWAITS_APPROVAL')
    return 'You get this because you are on the team.'
  if (ideaNumber === null)
    return leadOf(rows).entryIdeas.length === 0
      ? 'You get this because you subscribed to the changelog.'
      : 'You get this because you follow an idea that it closes.'
  if (isOwn) return 'You get this because it is your idea.'
  if (kind === 'MENTION') return 'You get this because you were mentioned.'
  return 'You get this because you follow this idea.'
}

/** A text as a subject can be: one line, without control characters. */
export function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  return text.replace(/[\u0000-\u0020\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}
