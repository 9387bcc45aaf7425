/** The subject of a notification, as far as its address needs it. */
interface Told {
  readonly kind: string
  readonly comment: { readonly id: string } | null | undefined
}

/** Kinds whose comment is a place of the discussion; an answer of the team stands above it. */
const inDiscussion = new Set(['COMMENT', 'REPLY', 'MENTION'])

/** The exact place of what a notification tells, on the page of its idea; null where there is none. */
export function placeOf(page: string | null, told: Told | undefined): string | null {
  if (page === null) return null
  return told?.comment && inDiscussion.has(told.kind) ? `${page}#${told.comment.id}` : page
}
