import type { PictureSubject } from './pictures.ts'

/** Pages whose news can be subscribed to: the site's ideas, a board's, the discussion of an idea, the changelog. */
export type FeedSubject =
  | Exclude<PictureSubject, { readonly kind: 'entry' }>
  | { readonly kind: 'changelog' }

/** Atom (RFC 4287), or JSON Feed 1.1. */
export type FeedForm = 'atom' | 'json'

/** The media type of each form. */
export const feedTypes = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedForm, string>

/** The path of a feed. */
export function feedAddress(subject: FeedSubject, form: FeedForm): string {
  return `/feeds/${placeOf(subject)}.${form}`
}

function placeOf(subject: FeedSubject): string {
  switch (subject.kind) {
    case 'site':
      return 'ideas'
    case 'changelog':
      return 'changelog'
    case 'board':
      return `boards/${encodeURIComponent(subject.slug)}`
    case 'idea':
      return `ideas/${subject.number}`
  }
}

/** The feed that a path asks for; null for one that is of none. */
export function feedAsked(
  path: string,
): { readonly subject: FeedSubject; readonly form: FeedForm } | null {
  const found =
    /^\/feeds\/(?:ideas|(changelog)|ideas\/([1-9]\d{0,8})|boards\/([^/]+))\.(atom|json)$/.exec(path)
  if (found === null) return null
  const [, changelog, number, board] = found
  const form = found[4] as FeedForm
  if (changelog !== undefined) return { subject: { kind: 'changelog' }, form }
  if (number !== undefined) return { subject: { kind: 'idea', number: Number(number) }, form }
  if (board === undefined) return { subject: { kind: 'site' }, form }
  try {
    return { subject: { kind: 'board', slug: decodeURIComponent(board) }, form }
  } catch {
    return null
  }
}
