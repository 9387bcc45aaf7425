import { refuse } from '#server/domain/refusal.ts'
import type { Refusal, UserErrorData } from '#server/domain/refusal.ts'
import type { Actor, Member } from '#server/domain/actor.ts'
import { memberOf } from '#server/viewer.ts'
import type { Viewer } from '#server/viewer.ts'

/** What every payload has. */
export interface Payload {
  errors: readonly UserErrorData[]
  clientMutationId: string | null
}

/** The acting member, or the refusal to tell a visitor (or a banned person) who wants to do something. */
export function actingMember(viewer: Viewer, wish: string): (Actor & Member) | Refusal {
  const member = memberOf(viewer)
  if (member) return member
  return viewer.banned ? refuse('FORBIDDEN', 'You cannot take part here any more.') : refuse('NOT_SIGNED_IN', `Sign in to ${wish}.`)
}
