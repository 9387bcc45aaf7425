import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { idea } from '#server/db/tables/ideas.ts'
import type { LabelKind } from '../label.ts'
import {
  deleteAmongOthers,
  miscounted,
  onDeleted,
  saidOf,
  setStage,
  snapshot,
  undo,
  type Size,
} from './deletionPlay.ts'

/**
 * Deletes a board, status or tag among votes, posts and moves, and undoes it: no idea is lost, every
 * count is right, nobody is told, and exactly those ideas are put back that nobody has moved since.
 */
export async function checkDeletion(
  db: Db,
  kind: LabelKind,
  size: Size,
  seed: number,
): Promise<void> {
  const stage = await setStage(db, kind, size)
  const before = await snapshot(stage)
  const played = await deleteAmongOthers(stage, kind, size, seed)
  expect(played.refused).toEqual([])
  // A board that is gone is refused by its name, and nothing else is.
  expect(played.notPosted.filter((reason) => reason !== 'CHOSEN_BOARD_GONE')).toEqual([])
  if (kind !== 'board') expect(played.notPosted).toEqual([])
  const all = [...stage.numbers, ...played.posted].toSorted((a, b) => a - b)
  expect([...(await snapshot(stage)).keys()]).toEqual(all)
  expect([await onDeleted(db), await miscounted(db)]).toEqual([[], []])
  const untouched = stage.numbers.filter((number) => !played.movedByTeam.includes(number))
  expect(await saidOf(db, untouched)).toBe(0)
  // Somebody leaves for good meanwhile.
  const [lost = 0] = untouched.slice(-1)
  await db.orm.delete(idea).where(eq(idea.number, lost))
  before.delete(lost)
  const again = untouched.slice(0, size.moves)
  expect(await undo(stage, kind, before, { movedByTeam: played.movedByTeam, again })).toEqual([])
  expect(await miscounted(db)).toEqual([])
}
