import { eq } from 'drizzle-orm'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { board, site as siteTable } from '#server/db/tables/site.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { updateSite } from './updateSite.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

describeOnEngines('the settings of the site', (open) => {
  let made: TestSite
  let admin: Actor & Member
  const row = async () => (await open().orm.select().from(siteTable))[0]
  const told = async () =>
    (await open().orm.select().from(outbox).orderBy(outbox.seq)).map(({ kind, data }) => ({
      kind,
      ...data,
    }))

  beforeAll(async () => {
    made = await addSite(open())
    admin = await addMember(open(), 'ADMIN')
  })
  beforeEach(async () => void (await open().orm.delete(outbox)))

  test('what is given changes, the rest stays, and each change is told once with what it was', async () => {
    const change = {
      name: '  Fieldnotes ',
      tagline: 'Notes',
      guestVoting: true,
      visibility: null,
      moderation: 'OFF' as const,
    }
    const call = { actor: admin, change, clientMutationId: 'settings-1' }
    expect(await updateSite(open(), call)).toEqual({
      result: { changed: ['name', 'tagline', 'guestVoting'] },
      errors: [],
    })
    await updateSite(open(), call)
    expect(await row()).toMatchObject({
      name: 'Fieldnotes',
      tagline: 'Notes',
      guestVoting: true,
      visibility: 'PUBLIC',
      moderation: 'OFF',
      signUp: 'OPEN',
    })
    expect(await told()).toEqual([
      { kind: 'site.changed', setting: 'name', from: 'Test', to: 'Fieldnotes' },
      { kind: 'site.changed', setting: 'tagline', from: '', to: 'Notes' },
      { kind: 'site.changed', setting: 'guestVoting', from: false, to: true },
    ])
  })

  test('two admins at once each change what they gave', async () => {
    const other = await addMember(open(), 'OWNER')
    await Promise.all([
      updateSite(open(), { actor: admin, change: { signUp: 'INVITED' } }),
      updateSite(open(), { actor: other, change: { moderation: 'ALL' } }),
    ])
    expect(await row()).toMatchObject({ signUp: 'INVITED', moderation: 'ALL' })
  })

  test('what is refused changes nothing, and names the field', async () => {
    const before = await row()
    const { errors } = await updateSite(open(), {
      actor: admin,
      change: { name: ' ', tagline: 'x'.repeat(141), guestVoting: false },
    })
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['INVALID', 'name'],
      ['INVALID', 'tagline'],
    ])
    expect(await row()).toEqual(before)
    expect(await told()).toEqual([])
  })

  test.each<Role>(['MEMBER', 'COLLABORATOR'])('a %s may not', async (role) => {
    const actor = await addMember(open(), role)
    const boardId = made.boards.public
    const outcomes = [
      await updateSite(open(), { actor, change: { name: 'Mine' } }),
      await updateBoard(open(), { actor, boardId, change: { visibility: 'TEAM' } }),
    ]
    expect(outcomes.map(({ errors }) => errors[0]?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(await told()).toEqual([])
  })

  test('a board is gone for others at the next request, with its ideas and counts', async () => {
    await addIdea(open(), {
      title: 'Plain',
      boardId: made.boards.public,
      statusId: statusId(made, 'open'),
    })
    const look =
      '{ site { ideaCount boards { slug } } board: boardBySlug(slug: "public") { id } ideas { totalCount } found: ideas(filter: { search: "plain" }) { totalCount } }'
    expect((await askSchema(open(), visitor, look)).data).toMatchObject({
      site: { ideaCount: 1, boards: [{ slug: 'public' }] },
      ideas: { totalCount: 1 },
      found: { totalCount: 1 },
    })
    await updateBoard(open(), {
      actor: admin,
      boardId: made.boards.public,
      change: { visibility: 'TEAM' },
    })
    expect((await askSchema(open(), visitor, look)).data).toEqual({
      site: { ideaCount: 0, boards: [] },
      board: null,
      ideas: { totalCount: 0 },
      found: { totalCount: 0 },
    })
    expect(await told()).toEqual([
      {
        kind: 'board.changed',
        boardId: made.boards.public,
        setting: 'visibility',
        from: 'PUBLIC',
        to: 'TEAM',
      },
    ])
    expect(
      (await open().orm.select().from(board).where(eq(board.id, made.boards.public)))[0]
        ?.visibility,
    ).toBe('TEAM')
    expect(
      (
        await updateBoard(open(), {
          actor: admin,
          boardId: 'board_none',
          change: { visibility: 'TEAM' },
        })
      ).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'boardId' }])
  })

  test('a site for members tells others its name alone', async () => {
    const look =
      '{ viewer { canRead canVote } site { name tagline ideaCount boards { id } statuses { id } tags { id } } }'
    expect((await askSchema(open(), visitor, look)).data).toMatchObject({
      viewer: { canRead: true, canVote: true },
      site: { tagline: 'Notes' },
    })
    await updateSite(open(), { actor: admin, change: { visibility: 'MEMBERS' } })
    expect((await askSchema(open(), visitor, look)).data).toEqual({
      viewer: { canRead: false, canVote: false },
      site: { name: 'Fieldnotes', tagline: '', ideaCount: 0, boards: [], statuses: [], tags: [] },
    })
    expect((await askSchema(open(), admin, look)).data).toMatchObject({
      viewer: { canRead: true, canVote: true },
      site: { tagline: 'Notes' },
    })
  })
})
