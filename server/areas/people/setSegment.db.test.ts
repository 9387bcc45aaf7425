import { eq } from 'drizzle-orm'
import { listAudit } from '#server/areas/audit/listAudit.ts'
import { person } from '#server/db/tables/people.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { setSegment } from './setSegment.ts'

describeOnEngines('the segment of a person', (open) => {
  let actor: Actor & Member
  let personId: string
  beforeAll(async () => {
    await addSite(open())
    actor = await addMember(open(), 'COLLABORATOR', 'Ana')
    ;({ personId } = await addMember(open(), 'MEMBER', 'Bo'))
  })
  const row = async (id = personId) =>
    (await open().orm.select().from(person).where(eq(person.id, id)))[0]
  const set = async (segment: string, by = actor, id = personId) => {
    const { errors } = await setSegment(open(), { actor: by, personId: id, segment })
    return errors.map(({ code, field }) => [code, field])
  }

  test('is set by the team in words of their own, taken away by an empty text, and in the audit log', async () => {
    const before = await row()
    expect(await set('  Enterprise ')).toEqual([])
    expect(await set('Enterprise')).toEqual([])
    expect(await row()).toEqual({ ...before, segment: 'Enterprise' })
    expect(await set('')).toEqual([])
    expect((await row())?.segment).toBeNull()
    const { rows } = await listAudit(open(), { area: 'PEOPLE' }, { first: 9 })
    expect(
      rows.map(({ kind, actorId, subjectId, subjectName, field, from, to }) => [
        ...[kind, actorId, subjectId, subjectName],
        ...[field, from, to],
      ]),
    ).toEqual([
      ['person.changed', actor.personId, personId, 'Bo', 'segment', 'Enterprise', null],
      ['person.changed', actor.personId, personId, 'Bo', 'segment', null, 'Enterprise'],
    ])
  })

  test('is set of who is known from an import alone too, and of no guest and nobody who has gone', async () => {
    const [imported, guest, gone] = ['imported', 'guest', 'gone'].map((name) => `user_${name}`)
    await open()
      .orm.insert(person)
      .values([
        { id: imported!, name: 'Cy', source: 'github', sourceKey: 'cy' },
        { id: guest!, name: '', guest: true },
        { id: gone!, name: '', deletedAt: new Date().toISOString() },
      ])
    expect(await set('Acme', actor, imported)).toEqual([])
    for (const id of [guest, gone, 'user_none'])
      expect(await set('Acme', actor, id)).toEqual([['NOT_FOUND', 'userId']])
  })

  test('is refused to members, and where the text breaks a rule', async () => {
    const member = await addMember(open())
    expect(await set('Acme', member)).toMatchObject([['FORBIDDEN', null]])
    for (const text of ['x'.repeat(61), 'two\nlines', 'turned \u202e'])
      expect(await set(text)).toEqual([['INVALID', 'segment']])
    expect((await row())?.segment).toBeNull()
  })
})
