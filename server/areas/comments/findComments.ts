import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { CommentRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'
import { commentReadable, commentShown, ideaReadable, reading } from '#server/kernel/visibility.ts'

/** The names of imported reactions and the kinds that they are here; others have no likeness. */
const IMPORTED = "('+1', 'AGREE'), ('hooray', 'CHEER'), ('laugh', 'SMILE'), ('heart', 'THANKS')"

/** A file can say any number; this is more than any tracker has, and less than an Int holds. */
const MOST_IMPORTED = 1_000_000

/** Within the page's statement, so that fifty comments cost no more. */
const reactions = (me: string, team: string) => `coalesce((
    select json_agg(json_build_object('reaction', r.reaction, 'count', r.count, 'viewerHasReacted', r.mine) order by r.first, r.reaction collate "C")
    from (select reaction, sum(times)::int as count, bool_or(mine) as mine, min(first) as first from (
            select reaction, count(*)::int as times, coalesce(bool_or(person_id = ${me}::text), false) as mine, min(created_at) as first
            from comment_reaction where comment_id = c.id group by reaction
            union all
            select kind, least((c.imported_reactions ->> name)::bigint, ${MOST_IMPORTED})::int, false, c.created_at
            from (values ${IMPORTED}) as known(name, kind) where (c.imported_reactions ->> name)::bigint > 0) as each
          group by reaction) r where ${commentShown(team)}), '[]'::json) as reactions`
/**
 * Gives the columns of a CommentRow for the comment `c`. Takes the parameters that hold the reader.
 */
export const commentColumns = (
  me: string,
  team: string,
) => `c.id, c.thread_at as "threadAt", c.thread, c.reply_at as "replyAt", c.idea_number as "ideaNumber", c.reply_to as "replyTo", c.edited_at as "editedAt", c.created_at as "createdAt", c.updated_at as "updatedAt", c.version, c.source is not null as "isTracker", c.internal, c.official, ${reactions(me, team)},
  case when ${commentShown(team)} then c.body else '' end as body, case when ${commentShown(team)} then c.body_html else '' end as "bodyHtml",
  case when ${commentShown(team)} then c.state else 'DELETED' end as state, case when ${commentShown(team)} then ${personOf('c.author_id')} end as author`

const byId = statement<CommentRow>(
  'comments_by_id',
  `select ${commentColumns('$3', '$4')} from comment c join idea i on i.number = c.idea_number join board b on b.id = i.board_id
   where c.id = any($1::text[]) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} and ${commentReadable({ me: '$3', team: '$4' })}`,
)
const ofIdea = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<CommentRow>(
    `comments_${direction}`,
    // Each idea gives its own first comments, by its index. Of it and of what was merged into it only what the reader may read by itself.
    `select ${commentColumns('$5', '$6')} from (
       select i.number from idea i join board b on b.id = i.board_id
       where (i.number = $1 or i.merged_into = $1) and ${ideaReadable({ levels: '$7', me: '$5', team: '$6' })}) part,
     lateral (select c.* from comment c where c.idea_number = part.number and ${commentReadable({ me: '$5', team: '$6' })}
       and (c.created_at, c.id collate "C") ${comparison} ($2::timestamptz, $3) order by c.created_at ${direction}, c.id collate "C" ${direction} limit $4) c
     order by c.created_at ${direction}, c.id collate "C" ${direction} limit $4`,
  )
const oldestFirst = ofIdea('asc', '>')
const newestFirst = ofIdea('desc', '<')

/**
 * Ids alone, the one to show first: most lists have no answer, and preparing the columns and the
 * conditions of reading costs three times what finding that out does.
 */
const official = statement<{ of: number; id: string }>(
  'comments_official',
  `with part as (
     select number, number as "of" from unnest($1::int[]) as wanted(number)
     union all select number, merged_into from idea where merged_into = any($1::int[]))
   select part."of", c.id from part join comment c on c.idea_number = part.number
   where c.official and c.state = 'LIVE' and not c.internal
   order by part.number = part."of" desc, c.created_at desc`,
)

/** The latest official answer to each of some ideas, to itself before one to what was merged into it; null where there is none. */
export async function findOfficialAnswers(
  db: Db,
  actor: Actor,
  numbers: readonly number[],
): Promise<(CommentRow | null)[]> {
  const answers = await db.query(official, [numbers])
  if (answers.length === 0) return numbers.map(() => null)
  const ids = answers.map(({ id }) => id)
  const comments = await findComments(db, actor, ids)
  return numbers.map((number) => {
    const first = answers.findIndex(({ of }, index) => of === number && comments[index] != null)
    return comments[first] ?? null
  })
}

/** Comments by id, in the order asked for; null for what does not exist or the actor may not read. */
export async function findComments(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(CommentRow | null)[]> {
  const { levels, me, team } = reading(actor)
  const found = new Map(
    (await db.query(byId, [ids, levels, me, team])).map((comment) => [comment.id, comment]),
  )
  return ids.map((id) => found.get(id) ?? null)
}

/**
 * The comments on an idea that the actor may see, oldest first, internal ones for the team alone;
 * those that wait or were removed as the actor may see them. None where they may not read the idea.
 */
export async function listComments(
  db: Db,
  actor: Actor,
  ideaNumber: number,
  page: PageArguments,
): Promise<Page<CommentRow>> {
  const request = pageRequest(page, {
    name: 'COMMENTS',
    types: ['time', 'string'],
    defaultSize: limits.commentPageSize,
  })
  const [at, id] = request.cursor ?? [request.backward ? 'infinity' : '-infinity', '']
  const { levels, me, team } = reading(actor)
  const rows = await db.query(request.backward ? newestFirst : oldestFirst, [
    ideaNumber,
    at,
    id,
    request.size + 1,
    me,
    team,
    levels,
  ])
  return pageOf(rows, request, commentCursor)
}

/** Gives the position of a comment in the list of its idea. */
export function commentCursor({ createdAt, id }: CommentRow): string {
  return writeCursor('COMMENTS', [createdAt, id])
}

/** Comments by id, as the reader sees them; null for what they may not see. */
export const commentLoaders = ({ db, actor }: Reader) => ({
  comments: new DataLoader<string, CommentRow | null>((ids) => findComments(db, actor, ids)),
  /** The team's latest official answer to ideas, by number. */
  officialAnswers: new DataLoader<number, CommentRow | null>((numbers) =>
    findOfficialAnswers(db, actor, numbers),
  ),
})
