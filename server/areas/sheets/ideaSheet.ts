import type { IdeaFilter } from '#server/areas/ideas/ideaFilter.ts'
import type { IdeaSort } from '#server/areas/ideas/ideaSort.ts'
import { listIdeas } from '#server/areas/ideas/listIdeas.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { reading, tagReadable } from '#server/kernel/visibility.ts'
import { csvLines } from '#server/lib/csv.ts'
import { pagesOf } from './pagesOf.ts'

interface Facts {
  number: number
  title: string
  board: string
  status: string
  tags: string | null
  author: string | null
  votes: number
  imported: number
  comments: number
  created: string
  assignee: string | null
  month: string | null
  pinned: boolean
  hidesCounts: boolean
  body: string
}

const facts = statement<Facts>(
  'sheet_ideas',
  `select i.number, i.title, b.name as board, s.name as status, a.name as author, i.vote_count as votes, i.imported_vote_count as imported,
     i.comment_count as comments, i.created_at as created, i.body,
     g.name as assignee, to_char(i.target_month, 'YYYY-MM') as month, i.pinned, i.hides_counts as "hidesCounts",
     (select string_agg(t.name, ', ' order by t.name collate "C") from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number and ${tagReadable('$2')}) as tags
   from idea i join board b on b.id = i.board_id join status s on s.id = i.status_id left join person a on a.id = i.author_id
     left join person g on g.id = i.assignee_id and $2::boolean
   where i.number = any($1::int[])`,
)

/** The ideas of a list as CSV, in its order, pinned ones first, as far as the actor may read them; a search has no other order than its own. */
export async function* ideaSheet(
  db: Db,
  actor: Actor & Member,
  { filter, sort, siteUrl }: { filter: IdeaFilter; sort: IdeaSort; siteUrl: string },
): AsyncGenerator<string> {
  yield csvLines(
    [],
    [
      'number',
      'title',
      'board',
      'status',
      'tags',
      'author',
      'votes',
      'imported votes',
      'comments',
      'created at',
      'assignee',
      'target month',
      'pinned',
      'counts hidden',
      'address',
      'details',
    ],
  )
  const pages: AsyncIterable<readonly { number: number }[]> = filter.search
    ? pagesOf((after) => searchIdeas(db, actor, { filter, page: { first: 100, after } }))
    : pagesOf((after) =>
        listIdeas(db, actor, { filter, sort, pinnedFirst: true, page: { first: 100, after } }),
      )
  const { team } = reading(actor)
  for await (const page of pages) {
    const rows = await db.query(facts, [page.map(({ number }) => number), team])
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    yield csvLines(
      page
        .flatMap(({ number }) => byNumber.get(number) ?? [])
        .map((row) => [
          row.number,
          row.title,
          row.board,
          row.status,
          row.tags,
          row.author,
          row.votes,
          row.imported,
          row.comments,
          row.created,
          row.assignee,
          row.month,
          row.pinned,
          row.hidesCounts,
          `${siteUrl}/ideas/${row.number}`,
          row.body,
        ]),
    )
  }
}
