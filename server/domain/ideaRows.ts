import type { BoardRow, IdeaRow, StatusRow } from './rows.ts'
import { boardJson, statusJson } from './rowSql.ts'
import { boardReadable } from './visibility.ts'

/** An idea as statements give it: lists that are empty are null, and board and status are ids. */
export interface RawIdea extends Omit<IdeaRow, 'tags' | 'importedVotes' | 'board' | 'status'> {
  tags: IdeaRow['tags'] | null
  importedVotes: IdeaRow['importedVotes'] | null
  boardId: string
  statusId: string
}

/** One row: a page of ideas, with the boards and statuses they are in said once. */
export interface RawPage {
  ideas: RawIdea[] | null
  boards: BoardRow[]
  statuses: StatusRow[]
}

/** A statement's text that gives a RawPage. Takes a query of ideas in order, and the parameter that holds the reader's levels. */
export function pageSql(rows: string, levels: string): string {
  return `select (select json_agg(r) from (${rows}) r) as ideas,
    (select json_agg(${boardJson}) from board b where ${boardReadable(levels)}) as boards,
    (select json_agg(${statusJson}) from status s) as statuses`
}

/** The ideas of a page with their boards and statuses. */
export function ideaRows(page: RawPage | undefined): IdeaRow[] {
  if (!page?.ideas) return []
  const boards = new Map(page.boards.map((board) => [board.id, board]))
  const statuses = new Map(page.statuses.map((status) => [status.id, status]))
  return page.ideas.map((raw) => whole(raw, boards.get(raw.boardId), statuses.get(raw.statusId)))
}

function whole(raw: RawIdea, board: BoardRow | undefined, status: StatusRow | undefined): IdeaRow {
  if (!board || !status) throw new Error(`Idea ${raw.number} has a board or status that its reader cannot see`)
  // Adding to the parsed object, not copying it: this is the hot path of the list.
  return Object.assign(raw, { tags: raw.tags ?? [], importedVotes: raw.importedVotes ?? [], board, status })
}
