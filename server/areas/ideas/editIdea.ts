import { limits } from '#rules/limits.ts'
import { withoutNames } from '#rules/mentions.ts'
import { findMentioned } from '#server/areas/mentions/mentions.ts'
import { holdMerges } from '#server/areas/posts/mergeQueue.ts'
import { settleComments } from '#server/areas/posts/settleComments.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { may, requireMay } from '#server/kernel/permissions.ts'
import { countAct } from '#server/kernel/rateLimit.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { RetryTransaction } from '#server/kernel/retryTransaction.ts'
import { boardReadable, reading } from '#server/kernel/visibility.ts'
import { checkEdited } from './checkEdited.ts'
import { changesOf, forgetMovesOf, isOfThePublic, type Facts } from './ideaChanges.ts'
import { lockReadableIdea } from './readableIdea.ts'
import { writeWords, type Written } from './writeWords.ts'

export interface EditIdeaCommand {
  actor: Actor & Member
  ideaNumber: number
  title: string
  /** Without it the text stays. */
  body?: string | null
  boardId: string
  /** All tags that it is to have; null leaves them as they are. The team's alone. */
  tagIds?: readonly string[] | null
  /** The version that the editor has seen. */
  expectedVersion: number
  clientMutationId?: CallId | null
  /** Edits per hour; another number only in tests and benches. */
  perHour?: number
}

const present = statement<Written & { version: number; hasMerged: boolean }>(
  'idea_present',
  `select i.title, i.body, i.board_id as "boardId", i.version, i.body_html as "bodyHtml", i.source, i.source_url as "sourceUrl", array(select tag_id from idea_tag where idea_number = i.number order by tag_id collate "C") as "tagIds",
     exists (select from idea m where m.merged_into = i.number) as "hasMerged" from idea i where i.number = $1`,
)
const stands = statement<{ boardId: string }>(
  'idea_edit_stands',
  'select board_id as "boardId" from idea where number = $1',
)
const board = statement<{ id: string }>(
  'idea_edit_board',
  `select b.id from board b where b.id = $1 and ${boardReadable('$2')} and (b.posting = 'MEMBERS' or $3::boolean) for share`,
)
const tags = statement<{ id: string }>(
  'idea_edit_tags',
  'select id from tag where id = any($1::text[]) and deleted_at is null order by id collate "C" for share',
)
const count = statement<never>(
  'idea_edit_count',
  'update idea set board_id = $2, version = version + 1, updated_at = now() where number = $1',
)
const retag = statement<never>(
  'idea_edit_retag',
  `with gone as (delete from idea_tag where idea_number = $1 and not tag_id = any($2::text[]))
   insert into idea_tag (idea_number, tag_id) select $1, id from unnest($2::text[]) as id on conflict do nothing`,
)
const note = statement<never>(
  'idea_edit_note',
  'insert into idea_event (id, idea_number, actor_id, kind, data) values ($1, $2, $3, $4, $5)',
)
/**
 * Changes an idea: its author the words and the board, the team its tags as well, and the ideas of
 * others. What it said is kept for the team, and the timeline tells of a new title, board or tag.
 * Refused with OUTDATED where it was changed meanwhile. Words that would have waited for approval
 * in a new idea wait now; words beyond a limit, as imported ones may be, may be edited if they get
 * no longer.
 */
export async function editIdea(
  db: Db,
  command: EditIdeaCommand,
): Promise<Outcome<{ ideaNumber: number }>> {
  const { actor, ideaNumber, clientMutationId } = command
  return runCommand(
    db,
    {
      mutation: 'editIdea',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'post'),
    },
    async (tx) => {
      const mentions = await findMentioned(tx, command.body ?? '', { ideaNumber })
      const [place] = await tx.query(stands, [ideaNumber])
      const moves = place !== undefined && place.boardId !== command.boardId
      // A move changes two kept counts and shares a board: one after the other, as all that does so.
      if (moves) await holdMerges(tx)
      const post = await lockReadableIdea(tx, actor, ideaNumber)
      const [was] = await tx.query(present, [ideaNumber])
      const isGone = !post || !was || post.state === 'SPAM' || post.state === 'DELETED'
      if (isGone || (post.authorId !== actor.personId && !may(actor, 'editIdeas')))
        throw refuse('IDEA_GONE_OR_NOT_YOURS', { field: 'ideaId' })
      if (!moves && was.boardId !== command.boardId) throw new RetryTransaction()
      const facts = await factsOf(tx, command, was)
      const changes = changesOf(was, facts)
      if (changes.length === 0) return { ideaNumber }
      if (was.version !== command.expectedVersion)
        throw refuse('IDEA_CHANGED', { field: 'expectedVersion' })
      const limit = command.perHour ?? limits.perHour.edits
      await countAct(tx, {
        kind: 'idea_edit',
        by: actor.personId,
        limit,
        reason: 'TOO_MANY_IDEA_EDITS',
      })
      if (facts.title !== was.title || facts.body !== was.body)
        await writeWords(tx, actor, post, { ...facts, mentions, was })
      const isPublic = await isOfThePublic(tx, changes)
      await forgetMovesOf(tx, ideaNumber, changes)
      if (isPublic) await tx.query(count, [ideaNumber, facts.boardId])
      await tx.query(retag, [ideaNumber, facts.tagIds])
      for (const { kind, from, to } of changes)
        if (kind !== 'rewritten')
          await tx.query(note, [
            newId('event'),
            ideaNumber,
            actor.personId,
            kind,
            JSON.stringify({ from, to }),
          ])
      // A merged idea's comments count for readers who may read the boards of both.
      if (facts.boardId !== was.boardId && (was.hasMerged || post.mergedInto !== null))
        await settleComments(tx, [ideaNumber])
      await recordEvent(tx, 'idea.edited', {
        ideaNumber,
        actorId: actor.personId,
        version: isPublic ? was.version + 1 : was.version,
        changes: changes.map(({ kind }) => kind),
      })
      return { ideaNumber }
    },
  )
}

/**
 * Gives the idea as it will be. Refuses words against docs/RULES.md#validation, tags from an editor
 * who may not tag, and a board that the editor may not read.
 */
async function factsOf(
  tx: Db,
  { actor, title, body, boardId, tagIds: wanted }: EditIdeaCommand,
  was: Facts,
): Promise<Facts> {
  const words = checkEdited({
    title: { kind: 'title', text: title, former: was.title },
    body: { kind: 'body', text: body ?? was.body, former: was.body },
  })
  if (
    boardId !== was.boardId &&
    (await tx.query(board, [boardId, reading(actor).levels, may(actor, 'useTeamBoards')]))
      .length === 0
  )
    throw refuse('CHOSEN_BOARD_GONE', { field: 'boardId' })
  // The editor's text has present names and the stored one may have older ones.
  const isSame = withoutNames(words.body) === withoutNames(was.body)
  return {
    ...words,
    ...(isSame && { body: was.body }),
    boardId,
    tagIds: wanted == null ? was.tagIds : await tagsOf(tx, actor, [...new Set(wanted)]),
  }
}

async function tagsOf(tx: Db, actor: Actor, wanted: readonly string[]): Promise<string[]> {
  requireMay(actor, 'tag')
  const found = await tx.query(tags, [wanted])
  if (found.length < wanted.length) throw refuse('TAG_GONE', { field: 'tagIds' })
  return found.map(({ id }) => id)
}
