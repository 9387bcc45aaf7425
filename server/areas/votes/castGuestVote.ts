import { limits } from '#rules/limits.ts'
import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { refusalsAsErrors, runOnce, type Outcome } from '#server/kernel/command.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { applyVote } from './castVote.ts'

export interface GuestVoteCommand {
  /** The guest by the request's cookie; null: a visitor, who becomes a guest by their first vote. */
  guestId: string | null
  /** The id that this browser's guest has or gets where the request has no cookie. */
  newGuestId: string
  address: string
  ideaNumber: number
  voted: boolean
  clientMutationId?: CallId | null
  /** Votes and new guests per hour and address; other numbers only in tests and benches. */
  perHour?: { votes?: number; guests?: number }
}

/** The idea that the vote landed on, and its guest; null where there was nothing to withdraw. */
export interface GuestVote {
  ideaNumber: number
  guestId: string | null
}

// A key share: any number of a guest's votes go on at once, but none while their votes move to an account (adoptGuest.ts).
const hold = statement<{ id: string }>(
  'guest_hold',
  'select id from person where id = $1 and guest for key share',
)
const allowed = statement<{ allowed: boolean }>(
  'guests_allowed',
  `select guest_voting and visibility = 'PUBLIC' as allowed from site`,
)
const add = statement<{ id: string }>(
  'guest_add',
  `insert into person (id, name, guest) values ($1, '', true) on conflict do nothing returning id`,
)

/**
 * Sets the vote of somebody who is not signed in, as castVote does for members. The first one makes
 * the guest, so that no row is written for who only reads. Refused besides: guests that the site
 * does not allow (NOT_SIGNED_IN), too many votes or new guests from one address (RATE_LIMITED), and
 * a guest whose votes have just moved to an account (CONFLICT).
 */
export async function castGuestVote(
  db: Db,
  command: GuestVoteCommand,
): Promise<Outcome<GuestVote>> {
  const { ideaNumber, voted, clientMutationId, perHour } = command
  const by = addressGroup(command.address)
  return refusalsAsErrors(() =>
    db.transaction(async (tx) => {
      const [site] = await tx.query(allowed)
      if (site?.allowed !== true) throw refuse('SIGN_IN_FIRST', { act: 'vote' })
      const personId = await guestOfVote(tx, command, by)
      if (personId === null)
        return {
          ideaNumber: (await lockIdea(tx, ideaNumber, guestActor(null))).number,
          guestId: null,
        }
      const result = await runOnce(
        tx,
        { mutation: 'setVote', personId, clientMutationId },
        async () => {
          const limit = perHour?.votes ?? limits.perHour.votes
          return applyVote(tx, {
            actor: { ...guestActor(personId), personId },
            ideaNumber,
            voted,
            limited: { kind: 'vote-from', by, limit },
          })
        },
      )
      return { ...result, guestId: personId }
    }),
  )
}

function guestActor(personId: string | null): Actor {
  return { personId, role: null, banned: false, siteIsReadable: true }
}

/** Gives the guest of the vote; null: somebody withdraws who has never voted. */
async function guestOfVote(
  tx: Db,
  { guestId, newGuestId, voted, perHour }: GuestVoteCommand,
  by: string,
): Promise<string | null> {
  if (guestId !== null) return held(tx, guestId)
  if (voted) return begin(tx, newGuestId, { by, limit: perHour?.guests })
  // The cookie is missing where the answer to the first vote was lost: the vote is there all the same.
  const [known] = await tx.query(hold, [newGuestId])
  return known?.id ?? null
}

async function begin(
  tx: Db,
  id: string,
  { by, limit = limits.perHour.guests }: { by: string; limit?: number },
): Promise<string> {
  const [made] = await tx.query(add, [id])
  // Not made: the first vote was sent again, and this is the guest that it made.
  if (!made) return held(tx, id)
  await countAct(tx, {
    kind: 'guest',
    by,
    limit,
    reason: 'TOO_MANY_GUESTS',
  })
  return made.id
}

async function held(tx: Db, id: string): Promise<string> {
  const [guest] = await tx.query(hold, [id])
  if (!guest) throw refuse('SIGNED_IN_MEANWHILE')
  return guest.id
}
