import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** A letter that could not be sent, as admins see it. */
export interface DeadLetterRow {
  id: string
  email: string
  subject: string
  reason: string
  attempts: number
  failedAt: string
}

const LIST = 'DEAD_LETTERS'
const page = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<DeadLetterRow>(
    `dead_letters_${direction}`,
    `select 'letter_' || id as id, recipient as email, subject, coalesce(last_error, '') as reason, attempts, died_at as "failedAt"
     from mail where died_at is not null and (died_at, id) ${comparison} ($1::timestamptz, $2::bigint)
     order by died_at ${direction}, id ${direction} limit $3`,
  )
const newestFirst = page('desc', '<')
const oldestFirst = page('asc', '>')
/** The letter stays the same one: its Message-ID too, by which a mailbox knows that it has it already. */
const revive = statement<{ id: string }>(
  'dead_letter_revive',
  `update mail set died_at = null, attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '2 days'
   where id = $1 and died_at is not null returning id`,
)

/** The letters that could not be sent, the last one first. Checks no permission. */
export async function listDeadLetters(
  db: Db,
  arguments_: PageArguments,
): Promise<Page<DeadLetterRow>> {
  const request = pageRequest(arguments_, { name: LIST, types: ['time', 'integer'] })
  const [at, id] = request.cursor ?? (request.backward ? ['-infinity', 0] : ['infinity', 0])
  const rows = await db.query(request.backward ? oldestFirst : newestFirst, [
    at,
    id,
    request.size + 1,
  ])
  return pageOf(rows, request, (row) => writeCursor(LIST, [row.failedAt, numberOf(row.id) ?? 0]))
}

/** Puts a letter that could not be sent back into the queue, for two more days. */
export async function sendLetterAgain(
  db: Db,
  call: { actor: Actor & Member; letterId: string; clientMutationId?: CallId | null },
): Promise<Outcome<{ letterId: string }>> {
  const { actor, letterId, clientMutationId } = call
  return runCommand(
    db,
    {
      mutation: 'sendLetterAgain',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      const id = numberOf(letterId)
      const [revived] = id === null ? [] : await tx.query(revive, [id])
      if (!revived) throw refuse('LETTER_GONE', { field: 'letterId' })
      tx.signals.emit('mail')
      await recordAudit(tx, 'letter.sent_again', { actorId: actor.personId, subjectId: letterId })
      return { letterId }
    },
  )
}

function numberOf(id: string): number | null {
  const [, digits] = /^letter_(\d{1,15})$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}
