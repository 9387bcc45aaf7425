import {
  guestCookie,
  guestOf,
  newGuestId,
  noGuestCookie,
  readGuest,
} from '#server/areas/accounts/guest.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { castGuestVote, type GuestVote } from '#server/areas/votes/castGuestVote.ts'
import { castVote, type VoteCommand } from '#server/areas/votes/castVote.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { viewerOf, type Context } from './context.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'

const SetVotePayload = builder
  .objectRef<Payload & { idea: IdeaRow | null }>('SetVotePayload')
  .implement({
    fields: (t) => ({
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'The idea as it stands after the call, also when the call was refused.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('setVote', (t) =>
  t.field({
    type: SetVotePayload,
    ...fallible,
    description: "Sets (never toggles) the viewer's vote.",
    args: {
      ideaId: t.arg.id({ required: true }),
      voted: t.arg.boolean({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, voted, clientMutationId = null }, context) => {
      const asked = ideaNumber(ideaId)
      const outcome =
        asked === null
          ? {
              result: null,
              errors: refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId').reasons,
            }
          : await setVote(context, { ideaNumber: asked, voted, clientMutationId })
      const number = outcome.result?.ideaNumber ?? asked
      const idea = number === null ? null : await context.viewer.ideas.clear(number).load(number)
      return { idea, errors: outcome.errors, clientMutationId }
    },
  }),
)

type Vote = Pick<VoteCommand, 'ideaNumber' | 'voted' | 'clientMutationId'>

/** A member's vote, or that of a guest. */
async function setVote(context: Context, vote: Vote): Promise<Outcome<{ ideaNumber: number }>> {
  const { db, viewer, perHour } = context
  if (viewer.role === null && viewer.canVote) return setGuestVote(context, vote)
  return acting(viewer, 'vote', (actor) =>
    castVote(db, { ...vote, actor, perHour: perHour?.votes }),
  )
}

/** The first vote makes the guest, whom the answer's cookie and the rest of the answer then know. */
async function setGuestVote(context: Context, vote: Vote): Promise<Outcome<GuestVote>> {
  const { db, auth, request, perHour } = context
  const { address, cookies } = request
  const guestId = guestOf(auth, request.headers.cookie)
  const fresh = newGuestId(auth, { clientMutationId: vote.clientMutationId ?? null, address })
  const outcome = await castGuestVote(db, { ...vote, guestId, newGuestId: fresh, address, perHour })
  if (guestId === null && outcome.result?.guestId) {
    cookies.push(guestCookie(auth, outcome.result.guestId))
    context.viewer = await viewerOf(db, null, await readGuest(db, outcome.result.guestId))
  }
  // The cookie of a guest who is none any more: what this browser votes next is heard again.
  if (outcome.errors.some(({ code, field }) => code === 'CONFLICT' && field === null))
    cookies.push(noGuestCookie(auth))
  return outcome
}
