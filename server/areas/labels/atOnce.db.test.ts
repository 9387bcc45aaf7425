import { eq } from 'drizzle-orm'
import { placeBoard } from '#server/areas/boards/placeBoard.ts'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { updateStatus } from '#server/areas/statuses/updateStatus.ts'
import { createTag } from '#server/areas/tags/createTag.ts'
import { updateTag } from '#server/areas/tags/updateTag.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { board, status, tag } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'

describeOnEngines('two admins who change the same board, status or tag at once', (open) => {
  let made: TestSite
  let first: Actor & Member
  let second: Actor & Member
  beforeAll(async () => {
    made = await addSite(open())
    first = await addMember(open(), 'ADMIN', 'Ana')
    second = await addMember(open(), 'OWNER', 'Bo')
  })
  const log = async (id: string) =>
    (await open().orm.select().from(auditEvent).where(eq(auditEvent.subjectId, id)))
      .map(({ actorId, field }) => [actorId, field])
      .sort()

  test('each changes what they gave of a board, whoever is first, and where it stands too', async () => {
    const boardId = made.boards.public
    const outcomes = await Promise.all([
      updateBoard(open(), { actor: first, boardId, change: { description: 'On the way' } }),
      updateBoard(open(), { actor: second, boardId, change: { posting: 'TEAM' } }),
      placeBoard(open(), { actor: first, boardId, beforeId: null }),
    ])
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([])
    const [row] = await open().orm.select().from(board).where(eq(board.id, boardId))
    expect(row).toMatchObject({ description: 'On the way', posting: 'TEAM', visibility: 'PUBLIC' })
    expect(await log(boardId)).toEqual(
      [
        [first.personId, 'description'],
        [first.personId, 'position'],
        [second.personId, 'posting'],
      ].sort(),
    )
  })

  test('each changes what they gave of a status', async () => {
    const id = statusId(made, 'planned')
    const [one, other] = await Promise.all([
      updateStatus(open(), { actor: first, statusId: id, change: { name: 'Next' } }),
      updateStatus(open(), { actor: second, statusId: id, change: { color: '#123456' } }),
    ])
    expect([...one.errors, ...other.errors]).toEqual([])
    const [row] = await open().orm.select().from(status).where(eq(status.id, id))
    expect(row).toMatchObject({ name: 'Next', color: '#123456', category: 'PLANNED' })
  })

  test('each changes what they gave of a tag; of the same field both stand in the audit log', async () => {
    const { result } = await createTag(open(), { actor: first, facts: { name: 'audio' } })
    const tagId = result?.tagId ?? ''
    await Promise.all([
      updateTag(open(), { actor: first, tagId, change: { name: 'sound' } }),
      updateTag(open(), { actor: second, tagId, change: { visibility: 'TEAM' } }),
    ])
    const [row] = await open().orm.select().from(tag).where(eq(tag.id, tagId))
    expect(row).toMatchObject({ name: 'sound', visibility: 'TEAM' })
    await Promise.all([
      updateTag(open(), { actor: first, tagId, change: { name: 'one' } }),
      updateTag(open(), { actor: second, tagId, change: { name: 'two' } }),
    ])
    const names = await open().orm.select().from(auditEvent).where(eq(auditEvent.subjectId, tagId))
    const changes = names.filter(({ field }) => field === 'name').slice(1)
    expect(changes.map(({ toValue }) => toValue).sort()).toEqual(['one', 'two'])
    expect(changes.map(({ fromValue }) => fromValue)).toContain('sound')
  })
})
