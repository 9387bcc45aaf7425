import type { NotificationKind } from '#rules/notifications.ts'
import { slugOf } from '#rules/slug.ts'
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

/** What a message says: the idea or entry and what happened to it, and nothing of what people wrote. */
export function pushMessage(told: Told): PushMessage {
  const { kind, subject, title, commentId } = told
  const page = pageOf(told)
  const isPlace = commentId !== null && inDiscussion.includes(kind)
  return {
    title: [...(title ?? '')].slice(0, TITLE_MAX).join('') || 'Earshot',
    body: sentenceOf(told),
    path: isPlace ? `${page}#${commentId}` : page,
    tag: subject,
  }
}

function pageOf({ ideaNumber, title, entrySlug }: Told): string {
  if (ideaNumber !== null) return `/ideas/${ideaNumber}/${slugOf(title ?? '')}`
  return entrySlug === null ? '/inbox' : `/changelog/${encodeURIComponent(entrySlug)}`
}

function sentenceOf({ kind, actor, status }: Told): string {
  const who = actor || 'Somebody'
  switch (kind) {
    case 'STATUS_CHANGED':
      return status === null ? 'The status has changed' : `Now: ${status}`
    case 'OFFICIAL_ANSWER':
      return `${who} of the team answered`
    case 'COMMENT':
      return `${who} commented`
    case 'REPLY':
      return `${who} replied to you`
    case 'MENTION':
      return `${who} mentioned you`
    case 'MERGED':
      return 'Another idea was merged into this one'
    case 'CHANGELOG':
      return 'New in the changelog'
    case 'NEW_IDEA':
      return `${who} posted this idea`
    case 'AWAITS_APPROVAL':
      return 'A post is waiting for approval'
  }
}
