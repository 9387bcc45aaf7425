import { forgetMoves } from '#server/areas/labels/forgetMoves.ts'
import { statement, type Db } from '#server/db/database.ts'

/** The parts of an idea that can be edited. */
export interface Facts {
  title: string
  body: string
  boardId: string
  tagIds: string[]
}

const teamTags = statement<{ id: string }>(
  'idea_edit_team_tags',
  `select id from tag where id = any($1::text[]) and visibility = 'TEAM'`,
)

/** A change of an idea, as its timeline tells it. */
export interface Change {
  kind: 'retitled' | 'rewritten' | 'moved' | 'tagged' | 'untagged'
  from?: string
  to?: string
}

/** Gives what an edit changes. */
export function changesOf(was: Facts, is: Facts): Change[] {
  return [
    ...(is.title === was.title
      ? []
      : [{ kind: 'retitled' as const, from: was.title, to: is.title }]),
    ...(is.body === was.body ? [] : [{ kind: 'rewritten' as const }]),
    ...(is.boardId === was.boardId
      ? []
      : [{ kind: 'moved' as const, from: was.boardId, to: is.boardId }]),
    ...is.tagIds
      .filter((id) => !was.tagIds.includes(id))
      .map((id) => ({ kind: 'tagged' as const, to: id })),
    ...was.tagIds
      .filter((id) => !is.tagIds.includes(id))
      .map((id) => ({ kind: 'untagged' as const, from: id })),
  ]
}

/** Keeps what somebody moved or tagged themselves from being put back by undoing an earlier deletion. */
export async function forgetMovesOf(
  tx: Db,
  ideaNumber: number,
  changes: readonly Change[],
): Promise<void> {
  if (changes.some(({ kind }) => kind === 'moved')) await forgetMoves(tx, 'board', { ideaNumber })
  const tagIds = changes.flatMap(({ kind, from, to }) =>
    kind === 'tagged' || kind === 'untagged' ? (to ?? from ?? []) : [],
  )
  if (tagIds.length > 0) await forgetMoves(tx, 'tag', { ideaNumber, tagIds })
}

/**
 * Whether anybody but the team may see of the changes. Tags of the team alone move neither the
 * version nor the time, by which others could tell.
 */
export async function isOfThePublic(tx: Db, changes: readonly Change[]): Promise<boolean> {
  const tagged = changes.map(({ kind, from, to }) =>
    kind === 'tagged' || kind === 'untagged' ? (to ?? from) : undefined,
  )
  if (tagged.includes(undefined)) return true
  return (await tx.query(teamTags, [tagged])).length < tagged.length
}
