import type { NotificationKind } from '#rules/notifications.ts'
import { slugOf } from '#rules/slug.ts'
import type { LetterWords } from '#server/services/letters/words/english.ts'
import type { PushMessage } from '#server/services/push/createPusher.ts'

/** A notification as a message tells it. */
export interface Told {
  readonly kind: NotificationKind
  readonly subject: string
  readonly ideaNumber: number | null
  readonly title: string | null
  /** Of an entry of the changelog; null of an idea. */
  readonly entrySlug: string | null
  readonly actor: string | null
  readonly status: string | null
  readonly commentId: string | null
}

/** The most characters of a title: a message holds 4 kB. */
const TITLE_MAX = 120

/** Kinds whose comment is a place of the discussion; an answer of the team stands above it. */
const inDiscussion: readonly NotificationKind[] = ['COMMENT', 'REPLY', 'MENTION']

/** Makes a message in the words of a language: the idea or entry and what happened to it, and nothing of what people wrote. */
export function pushMessage(told: Told, { told: words, push }: LetterWords): PushMessage {
  const { kind, subject, title, commentId } = told
  const page = pageOf(told)
  const isPlace = commentId !== null && inDiscussion.includes(kind)
  return {
    title: [...(title ?? '')].slice(0, TITLE_MAX).join('') || 'Earshot',
    body: sentenceOf(told, words, push),
    path: isPlace ? `${page}#${commentId}` : page,
    tag: subject,
  }
}

function pageOf({ ideaNumber, title, entrySlug }: Told): string {
  if (ideaNumber !== null) return `/ideas/${ideaNumber}/${slugOf(title ?? '')}`
  return entrySlug === null ? '/inbox' : `/changelog/${encodeURIComponent(entrySlug)}`
}

function sentenceOf(
  { kind, actor, status }: Told,
  told: LetterWords['told'],
  push: LetterWords['push'],
): string {
  const who = actor || told.somebody
  switch (kind) {
    case 'STATUS_CHANGED':
      return status === null ? push.statusChanged : push.now(status)
    case 'OFFICIAL_ANSWER':
      return push.answered(who)
    case 'COMMENT':
      return told.commented(who)
    case 'REPLY':
      return told.replied(who)
    case 'MENTION':
      return told.mentioned(who)
    case 'MERGED':
      return push.mergedInto
    case 'CHANGELOG':
      return push.changelog
    case 'NEW_IDEA':
      return push.posted(who)
    case 'AWAITS_APPROVAL':
      return told.waits
  }
}
