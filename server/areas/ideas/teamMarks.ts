import type { AuditField } from '#rules/auditFields.ts'
import { limits } from '#rules/limits.ts'
import { hasEnded, statusCategories, type StatusCategory } from '#rules/statuses.ts'
import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { lockIdea } from '#server/areas/posts/lockIdea.ts'
import { statement, type Db, type Statement } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { canBeAssigned, requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

interface MarkCall {
  actor: Actor & Member
  ideaNumber: number
  clientMutationId?: CallId | null
}

/** The team's marks of an idea, as they are stored. */
interface Marks {
  boardId: string
  category: StatusCategory
  pinned: boolean
  hidesCounts: boolean
  assigneeId: string | null
}

const present = statement<Marks>(
  'idea_marks',
  `select i.board_id as "boardId", s.category, i.pinned, i.hides_counts as "hidesCounts", i.assignee_id as "assigneeId"
   from idea i join status s on s.id = i.status_id where i.number = $1`,
)
const setPinned = statement<never>(
  'idea_set_pinned',
  'update idea set pinned = $2::boolean, updated_at = now() where number = $1',
)
const setHidesCounts = statement<never>(
  'idea_set_hides_counts',
  'update idea set hides_counts = $2::boolean, updated_at = now() where number = $1',
)
const setAssignee = statement<never>(
  'idea_set_assignee',
  'update idea set assignee_id = $2, updated_at = now() where number = $1',
)
/**
 * Of two who pin on a board at once, none pins one too many. This is no lock of the board's row,
 * since it comes after that of an idea: deleting a board locks the row before its ideas.
 */
const lockPins = statement<never>(
  'board_lock_pins',
  `select pg_advisory_xact_lock(hashtextextended('pins ' || $1, 0))`,
)
/** Those that stand first in the board's list, which leaves out what has ended. */
const pins = statement<{ count: number }>(
  'board_pins',
  `select count(*)::int as count from idea i join status s on s.id = i.status_id
   where i.board_id = $1 and i.pinned and i.state = 'LIVE' and i.merged_into is null and s.category <> all($2::text[])`,
)
const ended = statusCategories.filter(hasEnded)
/** Shared before the idea is locked, in the order of all that locks both: who leaves the team is unassigned before this or after it. */
const member = statement<{ id: string }>(
  'team_member',
  `select p.id from person p where p.id = $1 and ${canBeAssigned('p')} for share`,
)

/**
 * Sets whether an idea, of a merged one its target, stands first in the lists of its board. The same
 * once more changes nothing. Refused: what the actor may not read, and more than a few on one board.
 */
export async function pinIdea(
  db: Db,
  { pinned, ...call }: MarkCall & { pinned: boolean },
): Promise<Outcome<{ ideaNumber: number }>> {
  return mark(db, 'setIdeaPinned', call, {
    field: 'pinned',
    to: pinned,
    set: setPinned,
    check: async (tx, { boardId, category }) => {
      if (!pinned || hasEnded(category)) return
      await tx.query(lockPins, [boardId])
      const [{ count = 0 } = {}] = await tx.query(pins, [boardId, ended])
      const limit = limits.pinnedIdeas
      if (count >= limit) throw refuse('TOO_MANY_PINNED', { field: 'ideaId', limit })
    },
  })
}

/**
 * Sets whether the counts of votes on an idea, of a merged one its target, are shown only to who has
 * voted for it. The same once more changes nothing. Refused: what the actor may not read.
 */
export async function hideIdeaCounts(
  db: Db,
  { hidden, ...call }: MarkCall & { hidden: boolean },
): Promise<Outcome<{ ideaNumber: number }>> {
  return mark(db, 'setIdeaCountsHidden', call, {
    field: 'hidesCounts',
    to: hidden,
    set: setHidesCounts,
  })
}

/**
 * Sets who of the team looks after an idea, of a merged one its target; null: nobody. The same once
 * more changes nothing. Refused: what the actor may not read, and who is not of the team.
 */
export async function assignIdea(
  db: Db,
  { assigneeId, ...call }: MarkCall & { assigneeId: string | null },
): Promise<Outcome<{ ideaNumber: number }>> {
  let isTeam = false
  return mark(db, 'setIdeaAssignee', call, {
    field: 'assigneeId',
    to: assigneeId,
    set: setAssignee,
    hold: async (tx) => {
      isTeam = assigneeId === null || (await tx.query(member, [assigneeId])).length > 0
    },
    check: () => {
      if (!isTeam) throw refuse('ASSIGNEE_NOT_TEAM', { field: 'userId' })
    },
  })
}

interface Mark<Field extends keyof Marks & AuditField> {
  field: Field
  to: Marks[Field]
  set: Statement<never>
  /** Locks what has to be locked before the idea. */
  hold?: (tx: Db) => Promise<void>
  /** Throws where it may not be set; asked only where it changes something. */
  check?: (tx: Db, marks: Marks) => Promise<void> | void
}

async function mark<Field extends keyof Marks & AuditField>(
  db: Db,
  mutation: string,
  { actor, ideaNumber, clientMutationId }: MarkCall,
  { field, to, set, hold, check }: Mark<Field>,
): Promise<Outcome<{ ideaNumber: number }>> {
  const requires = () => requireMay(actor, 'editIdeas')
  const call = { mutation, personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    await hold?.(tx)
    const { number } = await lockIdea(tx, ideaNumber, actor)
    const [marks] = await tx.query(present, [number])
    if (!marks || marks[field] === to) return { ideaNumber: number }
    await check?.(tx, marks)
    await tx.query(set, [number, to])
    await recordAudit(tx, 'idea.changed', {
      actorId: actor.personId,
      subjectId: `idea_${number}`,
      changes: changesOf([field], () => [marks[field], to]),
    })
    return { ideaNumber: number }
  })
}
