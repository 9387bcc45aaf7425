import { count } from 'drizzle-orm'
import { pino } from 'pino'
import { limits } from '#rules/limits.ts'
import { rateCount } from '#server/db/tables/commands.ts'
import { idea } from '#server/db/tables/ideas.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema, contextOf } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { createExecute } from './execution/execute.ts'
import { buildSchema } from './schema.ts'

// better-auth cannot be loaded in Jest's VM.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const POST = `mutation ($boardId: ID!, $title: String!, $guard: FormGuardInput, $call: String) {
  it: postIdea(boardId: $boardId, title: $title, body: "", guard: $guard, clientMutationId: $call) {
    clientMutationId
    idea { id title }
    errors { code reason field }
  }
}`
const EDIT = `mutation ($id: ID!, $title: String!, $boardId: ID!, $version: Int!, $call: String) {
  it: editIdea(ideaId: $id, title: $title, body: "", boardId: $boardId, expectedVersion: $version, clientMutationId: $call) {
    idea { title }
    errors { code reason }
  }
}`
const FOLLOW = `mutation ($id: ID!) { it: setFollow(ideaId: $id, following: true) { errors { code reason } } }`

describeOnEngines('a call that is sent again', (open) => {
  let site: TestSite
  let member: Actor & Member

  const ask = async (source: string, variables: Record<string, unknown>) => {
    const { data, errors } = await askSchema(open(), member, source, variables)
    expect(errors).toEqual([])
    return data?.['it'] as { idea?: { id: string; title: string }; errors: object[] }
  }
  const ideas = async () => (await open().orm.select({ count: count() }).from(idea))[0]?.count

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    member = await addMember(open())
  })

  test('is answered with what it came to, and refused where its arguments are others', async () => {
    const call = { boardId: site.boards.public, title: 'Read aloud', call: 'call-1' }
    const first = await ask(POST, call)
    expect(first).toMatchObject({ clientMutationId: 'call-1', errors: [] })
    const before = await ideas()
    expect(await ask(POST, call)).toEqual(first)
    // The token of a form is renewed where it has become too old meanwhile.
    const guard = { token: 'x', website: '' }
    expect(await ask(POST, { ...call, guard })).toEqual(first)
    for (const other of [{ title: 'Sing along' }, { boardId: site.boards.members }])
      expect(await ask(POST, { ...call, ...other })).toMatchObject({
        idea: null,
        errors: [{ code: 'CONFLICT', reason: 'CALL_ID_USED', field: 'clientMutationId' }],
      })
    expect(await ideas()).toBe(before)
    expect((await ask(POST, { ...call, title: 'Sing along', call: 'call-2' })).errors).toEqual([])
  })

  test('is the same call where its document is compiled meanwhile', async () => {
    const log = pino({ level: 'silent' })
    const execute = createExecute({ schema: buildSchema(), log, introspection: false })
    const call = { boardId: site.boards.public, title: 'Count slowly', call: 'compiled' }
    const answers = []
    for (let times = 0; times < 3; times += 1)
      answers.push(
        await execute({ reference: 'r', context: () => contextOf(open(), member) }, POST, call),
      )
    expect(answers[0]).toMatchObject({ data: { it: { errors: [] } } })
    expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]))
    expect(JSON.stringify(answers[2])).toBe(JSON.stringify(answers[0]))
  })

  test('may name the version that came of it', async () => {
    const number = await addIdea(open(), {
      title: 'A kestrel',
      authorId: member.personId,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    const edit = { id: `idea_${number}`, boardId: site.boards.public, title: 'A hobby', call: 'e' }
    expect((await ask(EDIT, { ...edit, version: 1 })).errors).toEqual([])
    expect(await ask(EDIT, { ...edit, version: 2 })).toEqual({
      idea: { title: 'A hobby' },
      errors: [],
    })
    expect((await ask(EDIT, { ...edit, version: 2, title: 'A merlin' })).errors).toEqual([
      { code: 'CONFLICT', reason: 'CALL_ID_USED' },
    ])
  })

  test('counts, also where it changes nothing', async () => {
    const number = await addIdea(open(), {
      title: 'A swift',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    for (let n = 0; n < 5; n += 1)
      expect((await ask(FOLLOW, { id: `idea_${number}` })).errors).toEqual([])
    const counted = (await open().orm.select().from(rateCount)).find(
      ({ key }) => key === `change:${member.personId}`,
    )
    expect(counted?.count).toBe(5)
    await open().orm.update(rateCount).set({ count: limits.perHour.changes })
    expect((await ask(FOLLOW, { id: `idea_${number}` })).errors).toEqual([
      { code: 'RATE_LIMITED', reason: 'TOO_MANY_CHANGES' },
    ])
    expect((await ask(POST, { boardId: site.boards.public, title: 'One more' })).errors).toEqual([
      expect.objectContaining({ reason: 'TOO_MANY_CHANGES' }),
    ])
  })
})
