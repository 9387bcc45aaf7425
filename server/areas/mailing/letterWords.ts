import { excerpt } from '#server/areas/texts/excerpt.ts'
import type { LetterQuote } from '#server/services/letters/notificationLetter.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
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

type Told = LetterWords['told']

const by = ({ actorName }: DueNotification, told: Told): string => actorName ?? told.somebody

/** The one of a letter's notifications that says the most; of equals the last. */
export function leadOf(rows: readonly DueNotification[]): DueNotification {
  const weight = ({ kind }: DueNotification) => (weights.indexOf(kind) + 1 || weights.length) - 1
  return rows.reduce((lead, row) => (weight(row) <= weight(lead) ? row : lead))
}

/** Whether a notification says which status its idea has now. */
export function saysStatus({ kind, hasStatus, ideaNumber }: DueNotification): boolean {
  return ideaNumber !== null && (hasStatus || kind === 'STATUS_CHANGED' || kind === 'CHANGELOG')
}

/** The site's name, and the words of its letters. */
interface Wording {
  readonly name: string
  readonly words: LetterWords
}

/** The heading of a letter about one idea or entry. */
export function headingOf(rows: readonly DueNotification[], site: Wording): string {
  const { told } = site.words
  const lead = leadOf(rows)
  const comments = rows.filter(({ kind }) => kind === 'COMMENT').length
  if (saysStatus(lead))
    return lead.category === 'SHIPPED'
      ? told.shipped(lead.isOwn)
      : told.isNow(lead.isOwn, lead.statusName)
  switch (lead.kind) {
    case 'CHANGELOG':
      return lead.entryIdeas.length === 0 ? told.newIn(site.name) : told.askedShipped
    case 'OFFICIAL_ANSWER':
      return told.teamAnswered
    case 'MENTION':
      return told.mentioned(by(lead, told))
    case 'REPLY':
      return told.replied(by(lead, told))
    case 'MERGED':
      return told.merged(lead.isOwn)
    case 'AWAITS_APPROVAL':
      return told.waits
    case 'NEW_IDEA':
      return told.posted(by(lead, told))
    default:
      return comments > 1 ? told.comments(comments) : told.commented(by(lead, told))
  }
}

/** The subject of such a letter: what happened, and to what. */
export function subjectOf(rows: readonly DueNotification[], site: Wording): string {
  const lead = leadOf(rows)
  const title = lead.ideaNumber === null ? (lead.entryTitle ?? site.name) : lead.title
  const what = saysStatus(lead) ? lead.statusName : headingOf(rows, site)
  return oneLine(`${what}: ${title}`)
}

/** Says in sentences what happened to an idea or entry. */
export function sentencesOf(rows: readonly DueNotification[], { told }: LetterWords): string[] {
  const comments = rows.filter(({ kind }) => kind === 'COMMENT')
  const others = rows
    .filter(({ kind }) => kind !== 'COMMENT')
    .flatMap((row) => sentencesOfOne(row, told))
  return [...new Set([...others, ...commentSentence(comments, told)])]
}

/** Names all who commented, in one sentence. */
function commentSentence(comments: readonly DueNotification[], told: Told): string[] {
  const [first] = comments
  if (!first) return []
  const names = [...new Set(comments.map((row) => by(row, told)))]
  // A single one more is named as well.
  const named = names.length - NAMED > 1 ? NAMED : names.length
  return [told.commentedOn(names.slice(0, named), names.length - named, first.title)]
}

function sentencesOfOne(row: DueNotification, told: Told): string[] {
  const status = saysStatus(row) ? [statusSentence(row, told)] : []
  // The words of an answer stand below.
  const sentence = row.kind === 'OFFICIAL_ANSWER' && row.hasStatus ? null : sentenceOf(row, told)
  return sentence === null ? status : [...status, sentence]
}

/** Tells that an idea shipped as an answer to those who asked for it. */
function statusSentence(
  { title, statusName, category, votedAt, voteTotal }: DueNotification,
  told: Told,
): string {
  return category === 'SHIPPED' && votedAt !== null
    ? told.youAsked(title, new Date(votedAt), voteTotal - 1)
    : told.statusIs({ title, status: statusName })
}

function sentenceOf(row: DueNotification, told: Told): string | null {
  const { title } = row
  switch (row.kind) {
    case 'CHANGELOG':
      return row.entryIdeas.length === 0
        ? told.newEntry(row.entryTitle ?? '')
        : told.entryOut(row.entryTitle ?? '', row.entryIdeas)
    case 'MERGED':
      return told.mergedInto(title)
    case 'AWAITS_APPROVAL':
      return row.commentId === null ? told.ideaWaits(title) : told.commentWaits(title)
    case 'NEW_IDEA':
      return told.postedIdea(by(row, told), title)
    case 'OFFICIAL_ANSWER':
      return told.teamAnsweredIdea(title)
    case 'MENTION':
      return told.mentionedIn(by(row, told), title)
    case 'REPLY':
      return told.repliedIn(by(row, told), title)
    default:
      return null
  }
}

/** Gives the texts that people wrote, each once. */
export function quotesOf(rows: readonly DueNotification[], { told }: LetterWords): LetterQuote[] {
  const quotes = new Map<string, LetterQuote>()
  for (const row of rows) {
    const words = wordsOf(row)
    if (words === '') continue
    const isTeam = row.isOfficial || row.kind === 'CHANGELOG'
    const name = row.kind === 'CHANGELOG' ? (row.entryTitle ?? '') : by(row, told)
    const shown = row.isOfficial ? told.forTheTeam(name) : name
    const key = row.commentId ?? row.entryId ?? row.id
    if (quotes.size < QUOTES_MOST) quotes.set(key, { by: shown, words, isTeam })
  }
  return [...quotes.values()]
}

function wordsOf(row: DueNotification): string {
  if (row.kind === 'CHANGELOG') return row.entryExcerpt ?? ''
  if (row.commentBody !== null)
    return row.isOfficial
      ? excerpt(row.commentBody, { length: ANSWER_LENGTH })
      : excerpt(row.commentBody)
  return row.ideaBody === null ? '' : excerpt(row.ideaBody)
}

/** Why somebody gets a letter. */
export function reasonOf(rows: readonly DueNotification[], { reasons }: LetterWords): string {
  const { kind, isOwn, ideaNumber, entryIdeas } = leadOf(rows)
  if (kind === 'NEW_IDEA' || kind === 'AWAITS_APPROVAL') return reasons.team
  if (ideaNumber === null)
    return entryIdeas.length === 0 ? reasons.subscribed : reasons.followsClosed
  if (isOwn) return reasons.own
  return kind === 'MENTION' ? reasons.mentioned : reasons.follows
}

/** A text as a subject can be: one line, without control characters. */
export function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  return text.replace(/[\u0000-\u0020\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}
