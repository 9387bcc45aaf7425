import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { limits } from '#rules/limits.ts'
import type { Actor } from './actor.ts'
import { writeCursor } from './cursor.ts'
import type { Page, PageArguments } from './page.ts'
import { pageOf, pageRequest } from './page.ts'
import { personOf } from './rowSql.ts'
import type { CommentRow } from './rows.ts'
import { commentReadable, commentShown, ideaOpen, ideaReadable, reading } from './visibility.ts'

const columns = (team: string) => `c.id, c.idea_number as "ideaNumber", c.reply_to as "replyTo", c.edited_at as "editedAt", c.created_at as "createdAt", c.updated_at as "updatedAt",
  case when ${commentShown(team)} then c.body else '' end as body, case when ${commentShown(team)} then c.body_html else '' end as "bodyHtml",
  case when ${commentShown(team)} then c.state else 'DELETED' end as state, case when ${commentShown(team)} then ${personOf('c.author_id')} end as author`

const byId = statement<CommentRow>(
  'comments_by_id',
  `select ${columns('$4')} from comment c join idea i on i.number = c.idea_number join board b on b.id = i.board_id
   where c.id = any($1::text[]) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })} and ${commentReadable({ me: '$3', team: '$4' })}`,
)
const ofIdea = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<CommentRow>(
    `comments_${direction}`,
    `select ${columns('$6')} from comment c where c.idea_number = $1 and not c.internal and ${ideaOpen('$1', { levels: '$7', me: '$5', team: '$6' })} and ${commentReadable({ me: '$5', team: '$6' })}
       and (c.created_at, c.id collate "C") ${comparison} ($2::timestamptz, $3)
     order by c.created_at ${direction}, c.id collate "C" ${direction} limit $4`,
  )
const oldestFirst = ofIdea('asc', '>')
const newestFirst = ofIdea('desc', '<')

/** Comments by id, in the order asked for; null for what does not exist or the actor may not read. */
export async function findComments(db: Db, actor: Actor, ids: readonly string[]): Promise<(CommentRow | null)[]> {
  const { levels, me, team } = reading(actor)
  const found = new Map((await db.query(byId, [ids, levels, me, team])).map((comment) => [comment.id, comment]))
  return ids.map((id) => found.get(id) ?? null)
}

/** The public comments on an idea that the actor may see, oldest first; those that wait or were removed as the actor may see them. None where they may not read the idea. */
export async function listComments(db: Db, actor: Actor, ideaNumber: number, page: PageArguments): Promise<Page<CommentRow>> {
  const request = pageRequest(page, { name: 'COMMENTS', types: ['time', 'string'], defaultSize: limits.commentPageSize })
  const [at, id] = request.cursor ?? [request.backward ? 'infinity' : '-infinity', '']
  const { levels, me, team } = reading(actor)
  const rows = await db.query(request.backward ? newestFirst : oldestFirst, [ideaNumber, at, id, request.size + 1, me, team, levels])
  return pageOf(rows, request, (comment) => writeCursor('COMMENTS', [comment.createdAt, comment.id]))
}
