import type { BoardRow, IdeaRow, StatusRow, TagRow } from '#server/kernel/rows.ts'
import { boardJson, statusJson, tagJson } from '#server/kernel/rowSql.ts'
import { boardReadable, tagReadable } from '#server/kernel/visibility.ts'

/** An idea as statements give it: empty imported votes are null, and board, status and tags are ids. */
export interface RawIdea extends Omit<IdeaRow, 'tags' | 'importedVotes' | 'board' | 'status'> {
  importedVotes: IdeaRow['importedVotes'] | null
  boardId: string
  statusId: string
  tagIds: string[]
}

/** One row: a page of ideas, with the boards, statuses and tags they have said once. */
export interface RawPage {
  ideas: RawIdea[] | null
  /** All that the reader may read, in their order. */
  boards: BoardRow[] | null
  statuses: StatusRow[]
  /** In the order that rows show them. */
  tags: TagRow[] | null
}

/**
 * A statement's text that gives a RawPage. Takes a query of ideas in order, the parameters that
 * hold the reader's levels and whether they are of the team, and what stands before in its WITH.
 */
export function pageSql(
  rows: string,
  { levels, team }: { levels: string; team: string },
  before = '',
): string {
  return `with ${before}page as materialized (${rows})
    select (select json_agg(page) from page) as ideas,
    (select json_agg(${boardJson} order by b.position, b.id collate "C") from board b where ${boardReadable(levels)}) as boards,
    (select json_agg(${statusJson}) from status s) as statuses,
    (select json_agg(${tagJson} order by t.position, t.name collate "C") from tag t where t.id in (select unnest("tagIds") from page) and ${tagReadable(team)}) as tags`
}

/** The ideas of a page with their boards, statuses and tags. */
export function ideaRows(page: RawPage | undefined): IdeaRow[] {
  if (!page?.ideas) return []
  const boards = new Map(page.boards?.map((board) => [board.id, board]))
  const statuses = new Map(page.statuses.map((status) => [status.id, status]))
  return page.ideas.map((raw) =>
    whole(raw, {
      board: boards.get(raw.boardId),
      status: statuses.get(raw.statusId),
      tags: page.tags ?? [],
    }),
  )
}

function whole(
  raw: RawIdea,
  {
    board,
    status,
    tags,
  }: { board: BoardRow | undefined; status: StatusRow | undefined; tags: readonly TagRow[] },
): IdeaRow {
  if (!board || !status)
    throw new Error(`Idea ${raw.number} has a board or status that its reader cannot see`)
  if (raw.votesAreHidden) {
    raw.voteCount = raw.importedVoteCount = raw.recentVoteCount = 0
    raw.importedVotes = null
  }
  // Adding to the parsed object, not copying it: this is the hot path of the list.
  return Object.assign(raw, {
    tags: tags.filter(({ id }) => raw.tagIds.includes(id)),
    importedVotes: raw.importedVotes ?? [],
    board,
    status,
  })
}
