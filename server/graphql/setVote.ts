import {
  guestCookie,
  guestOf,
  newGuestId,
  noGuestCookie,
  readGuest,
} from '#server/areas/accounts/guest.ts'
import { castGuestVote, type GuestVote } from '#server/areas/votes/castGuestVote.ts'
import { castVote, type VoteCommand } from '#server/areas/votes/castVote.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { viewerOf, type Context } from './context.ts'

type Vote = Pick<VoteCommand, 'ideaNumber' | 'voted' | 'clientMutationId'>

/**
 * Sets a member's vote, or that of a guest, whose browser says by `guestKey` that it is the same
 * one. Throws Refusal to who may not vote.
 */
export async function setVote(
  context: Context,
  vote: Vote,
  guestKey: string | null,
): Promise<Outcome<{ ideaNumber: number }>> {
  const { db, viewer, perHour } = context
  if (viewer.role === null && viewer.canVote) return setGuestVote(context, vote, guestKey)
  return castVote(db, { ...vote, actor: requireMay(viewer, 'vote'), perHour: perHour?.votes })
}

/** The first vote makes the guest, whom the answer's cookie and the rest of the answer then know. */
async function setGuestVote(
  context: Context,
  vote: Vote,
  guestKey: string | null,
): Promise<Outcome<GuestVote>> {
  const { db, auth, request, perHour } = context
  const { address, cookies } = request
  const guestId = guestOf(auth, request.headers.cookie)
  const { clientMutationId: call = null } = vote
  const clientMutationId = typeof call === 'string' ? call : (call?.id ?? null)
  const fresh = newGuestId(auth, { guestKey, clientMutationId })
  const outcome = await castGuestVote(db, { ...vote, guestId, newGuestId: fresh, address, perHour })
  if (guestId === null && outcome.result?.guestId) {
    cookies.push(guestCookie(auth, outcome.result.guestId))
    context.viewer = await viewerOf(db, null, await readGuest(db, outcome.result.guestId))
  }
  // The cookie of a guest who is none any more: what this browser votes next is heard again.
  if (outcome.errors.some(({ reason }) => reason === 'SIGNED_IN_MEANWHILE'))
    cookies.push(...noGuestCookie(auth, request.headers.cookie))
  return outcome
}
