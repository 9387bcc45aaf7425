import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface TargetMonthCommand {
  actor: Actor & Member
  ideaNumber: number
  /** Year and month, such as 2026-06; null takes it away. */
  month?: string | null
  clientMutationId?: CallId | null
}

const present = statement<{ month: string | null }>(
  'idea_target_month',
  `select to_char(target_month, 'YYYY-MM') as month from idea where number = $1`,
)
const change = statement<never>(
  'idea_set_target_month',
  `update idea set target_month = ($2::text || '-01')::date, updated_at = now() where number = $1`,
)

/**
 * Sets the month in which an idea, of a merged one its target, is expected; null takes it away. It
 * tells nobody. The same once more changes nothing. Refuses what is no month, and what the actor may
 * not read.
 */
export async function setTargetMonth(
  db: Db,
  { actor, ideaNumber, month = null, clientMutationId }: TargetMonthCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  return runCommand(
    db,
    {
      mutation: 'setTargetMonth',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'setStatus'),
    },
    async (tx) => {
      if (month !== null && !isMonth(month)) throw refuse('MONTH_UNKNOWN', { field: 'month' })
      const { number } = await lockIdea(tx, ideaNumber, actor)
      const [row] = await tx.query(present, [number])
      const from = row?.month ?? null
      if (from === month) return { ideaNumber: number }
      await tx.query(change, [number, month])
      await recordEvent(tx, 'idea.target_month_set', {
        ideaNumber: number,
        actorId: actor.personId,
        from,
        to: month,
      })
      await recordAudit(tx, 'idea.changed', {
        actorId: actor.personId,
        subjectId: `idea_${number}`,
        changes: { targetMonth: [from, month] },
      })
      return { ideaNumber: number }
    },
  )
}

function isMonth(text: string): boolean {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text)
}
