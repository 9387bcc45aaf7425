import { eq } from 'drizzle-orm'
import { banUser } from '#server/areas/moderation/banUser.ts'
import { setRole } from '#server/areas/people/setRole.ts'
import { updateSite } from '#server/areas/site/updateSite.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { person } from '#server/db/tables/people.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { auditCsv } from './auditCsv.ts'
import { listAudit, type AuditFilter } from './listAudit.ts'
import { recordAudit } from './recordAudit.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const ways = { signInWays: ['code'] }

describeOnEngines('the audit log', (open) => {
  let admin: Actor & Member
  let other: Actor & Member
  const listed = async (filter: AuditFilter = {}) =>
    (await listAudit(open(), filter, { first: 100 })).rows.map(
      ({ kind, field, from, to, subjectName }) => [kind, subjectName, field, from, to],
    )

  beforeAll(async () => {
    await addSite(open())
    admin = await addMember(open(), 'ADMIN', 'Ana')
    other = await addMember(open(), 'OWNER', 'Olu')
  })
  beforeEach(async () => void (await open().orm.delete(auditEvent)))

  test('who changed what is kept, with what it was and is; what stays is not', async () => {
    await updateSite(open(), {
      ...ways,
      actor: admin,
      change: { name: 'Notes', guestVoting: true },
    })
    await updateSite(open(), { ...ways, actor: admin, change: { name: 'Notes' } })
    const { personId } = await addMember(open(), 'MEMBER', 'Mo')
    await setRole(open(), { actor: other, personId, role: 'COLLABORATOR' })
    await banUser(open(), { actor: other, personId, hidePosts: false })
    expect(await listed()).toEqual([
      ['person.banned', 'Mo', 'banned', 'false', 'true'],
      ['person.role_changed', 'Mo', 'role', 'MEMBER', 'COLLABORATOR'],
      ['site.changed', null, 'guestVoting', 'false', 'true'],
      ['site.changed', null, 'name', 'Test', 'Notes'],
    ])
    expect((await listed({ area: 'SITE' })).length).toBe(2)
    expect((await listed({ actorId: other.personId })).length).toBe(2)
    expect(await listed({ actorId: other.personId, area: 'SITE' })).toEqual([])
    expect(await listed({ until: '2001-01-01T00:00:00.000Z' })).toEqual([])
    expect((await listed({ since: '2001-01-01T00:00:00.000Z' })).length).toBe(4)
  })

  test('a long text whose end alone changed is noted, with that end', async () => {
    const start = 'We look forward to your ideas. '.repeat(30)
    await updateSite(open(), { ...ways, actor: admin, change: { welcome: `${start}Ask us.` } })
    await open().orm.delete(auditEvent)
    await updateSite(open(), { ...ways, actor: admin, change: { welcome: `${start}Tell us.` } })
    const [[, , field, from, to] = [], ...others] = await listed()
    expect([field, others]).toEqual(['welcome', []])
    expect(from).toMatch(/^….* your ideas\. Ask us\.$/)
    expect(to).toMatch(/^….* your ideas\. Tell us\.$/)
  })

  test('an assignee is called by the name of now', async () => {
    const { personId } = await addMember(open(), 'COLLABORATOR', 'Mo')
    const gone = await addMember(open(), 'COLLABORATOR', 'Cy')
    const give = (from: string | null, to: string | null) =>
      recordAudit(open(), 'idea.changed', {
        actorId: admin.personId,
        subjectId: 'idea_1',
        changes: { assigneeId: [from, to] },
      })
    await give(null, personId)
    await give(personId, gone.personId)
    await give(gone.personId, null)
    await open().orm.update(person).set({ name: 'Moe' }).where(eq(person.id, personId))
    const deletedAt = new Date().toISOString()
    await open().orm.update(person).set({ deletedAt }).where(eq(person.id, gone.personId))
    expect((await listed()).map(([, , ...change]) => change)).toEqual([
      ['assigneeId', 'DELETED_USER', null],
      ['assigneeId', 'Moe', 'DELETED_USER'],
      ['assigneeId', null, 'Moe'],
    ])
  })

  test('what is refused is not in it, nor what was rolled back', async () => {
    await updateSite(open(), { ...ways, actor: admin, change: { name: ' ' } })
    await open()
      .transaction(async (tx) => {
        await recordAudit(tx, 'export.made', { actorId: null })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await listed()).toEqual([])
  })

  test('pages reach every row once, in both directions', async () => {
    for (let at = 0; at < 12; at += 1)
      await recordAudit(open(), 'tag.created', { actorId: null, subjectName: `tag ${at}` })
    const names: (string | null)[] = []
    let after: string | null = null
    do {
      const page = await listAudit(open(), { area: 'TAGS' }, { first: 5, after })
      names.push(...page.rows.map(({ subjectName }) => subjectName))
      const last = page.rows.at(-1)
      after = page.hasNextPage && last ? page.cursorOf(last) : null
    } while (after !== null)
    expect(names).toEqual(Array.from({ length: 12 }, (_, at) => `tag ${11 - at}`))
    const back = await listAudit(open(), {}, { last: 3 })
    expect(back.rows.map(({ subjectName }) => subjectName)).toEqual(['tag 2', 'tag 1', 'tag 0'])
    expect(back.hasPreviousPage).toBe(true)
  })

  test('what no person did is listed by itself, also of one part', async () => {
    await recordAudit(open(), 'import.run', { actorId: null, subjectName: 'a/b' })
    await recordAudit(open(), 'tag.created', { actorId: null, subjectName: 'tag' })
    await recordAudit(open(), 'import.undone', { actorId: admin.personId, subjectName: 'a/b' })
    const kinds = async (filter: AuditFilter): Promise<string[]> =>
      (await listAudit(open(), { byServer: true, ...filter }, {})).rows.map(({ kind }) => kind)
    expect(await kinds({})).toEqual(['tag.created', 'import.run'])
    expect(await kinds({ area: 'DATA' })).toEqual(['import.run'])
    expect(await kinds({ actorId: admin.personId })).toEqual(['tag.created', 'import.run'])
    expect(await kinds({ byServer: false, area: 'DATA' })).toEqual(['import.undone', 'import.run'])
  })

  test('its file has a line for each row, harmless to spreadsheets, and no name of a deleted account', async () => {
    const gone = await addMember(open(), 'ADMIN', 'Gone')
    await recordAudit(open(), 'board.created', {
      actorId: gone.personId,
      subjectId: 'board_1',
      subjectName: '=HYPERLINK("x")',
      changes: { name: [null, '=HYPERLINK("x")'] },
    })
    await open().orm.update(person).set({ deletedAt: new Date().toISOString(), name: '' })
    await recordAudit(open(), 'import.run', { actorId: null, changes: { ideas: [null, 12] } })
    let text = ''
    for await (const part of auditCsv(open(), {})) text += part
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFtime,person,person id,area,what,subject,subject id,field,from,to')
    expect(lines[1]).toMatch(/^[^,]+Z,the server,,DATA,import\.run,,,ideas,,12$/)
    expect(lines[2]).toMatch(
      /,Deleted user,user_\w+,BOARDS,board\.created,"'=HYPERLINK\(""x""\)",board_1,name,,"'=HYPERLINK\(""x""\)"$/,
    )
    expect(lines).toHaveLength(4)
    await open().orm.update(person).set({ deletedAt: null, name: 'Somebody' })
  })

  test('the API tells it to admins alone, and who is in it', async () => {
    await recordAudit(open(), 'tag.created', { actorId: admin.personId, subjectName: 'mobile' })
    const ask = `{ auditActors { name } auditLog(area: TAGS) { edges { node { kind area subjectName byServer actor { id } } } } }`
    expect((await askSchema(open(), admin, ask)).data).toEqual({
      auditActors: [{ name: 'Somebody' }],
      auditLog: {
        edges: [
          {
            node: {
              kind: 'TAG_CREATED',
              area: 'TAGS',
              subjectName: 'mobile',
              byServer: false,
              actor: { id: admin.personId },
            },
          },
        ],
      },
    })
    const collaborator = await addMember(open(), 'COLLABORATOR')
    expect((await askSchema(open(), collaborator, ask)).data).toEqual({
      auditActors: null,
      auditLog: null,
    })
  })
})
