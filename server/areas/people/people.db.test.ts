import { eq } from 'drizzle-orm'
import { listIdeas } from '#server/areas/ideas/listIdeas.ts'
import { banUser, unbanUser } from '#server/areas/moderation/banUser.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { newId } from '#server/db/id.ts'
import { authSession } from '#server/db/tables/accounts.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaCount } from '#server/db/tables/ideas.ts'
import { mail } from '#server/db/tables/mail.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
import { importedVote } from '#server/db/tables/votes.ts'
import type { Role } from '#server/kernel/actor.ts'
import { addAccount, signIn } from '#server/testing/accounts.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { listPeople } from './listPeople.ts'
import { listSegments } from './listSegments.ts'
import { setRole } from './setRole.ts'
import { transferOwnership } from './transferOwnership.ts'

const publicUrl = 'https://example.com'
const allRoles = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const satisfies readonly Role[]

describeOnEngines('roles, bans and ownership', (open) => {
  let site: TestSite
  const add = async (role: Role, name: string = role) => {
    const member = await addMember(open(), role, name)
    await addAccount(open(), member.personId)
    return member
  }
  const roleOf = async (personId: string) =>
    (await open().orm.select().from(person).where(eq(person.id, personId)))[0]?.role
  const codes = ({ errors }: { errors: readonly { code: string }[] }) =>
    errors.map(({ code }) => code)

  beforeAll(async () => {
    site = await addSite(open())
  })
  afterEach(async () => {
    await open().orm.update(person).set({ role: 'MEMBER' }).where(eq(person.role, 'OWNER'))
  })

  test('every role, every act, on every other role', async () => {
    for (const own of allRoles) {
      for (const other of allRoles) {
        const actor = await add(own)
        const may =
          own === 'OWNER'
            ? other !== 'OWNER'
            : own === 'ADMIN' && (other === 'MEMBER' || other === 'COLLABORATOR')
        for (const role of allRoles) {
          const { personId } = await add(other)
          const given = role !== 'OWNER' && may && !(own === 'ADMIN' && role === 'ADMIN')
          expect([
            own,
            other,
            role,
            codes(await setRole(open(), { actor, personId, role })),
          ]).toEqual([own, other, role, given ? [] : ['FORBIDDEN']])
          expect(await roleOf(personId)).toBe(given ? role : other)
        }
        const { personId } = await add(other)
        expect([
          own,
          other,
          'ban',
          codes(await banUser(open(), { actor, personId, hidePosts: false })),
        ]).toEqual([own, other, 'ban', may ? [] : ['FORBIDDEN']])
        expect([own, other, 'unban', codes(await unbanUser(open(), { actor, personId }))]).toEqual([
          own,
          other,
          'unban',
          may ? [] : ['FORBIDDEN'],
        ])
        expect([
          own,
          other,
          codes(await transferOwnership(open(), { actor, personId, publicUrl })),
        ]).toEqual([own, other, own === 'OWNER' && other !== 'OWNER' ? [] : ['FORBIDDEN']])
      }
      const actor = await add(own)
      const itself = [
        await setRole(open(), { actor, personId: actor.personId, role: 'MEMBER' }),
        await banUser(open(), { actor, personId: actor.personId, hidePosts: true }),
      ]
      expect(itself.map(codes)).toEqual([['FORBIDDEN'], ['FORBIDDEN']])
    }
    const gone = await setRole(open(), {
      actor: await add('OWNER'),
      personId: 'user_none',
      role: 'MEMBER',
    })
    expect(codes(gone)).toEqual(['NOT_FOUND'])
  })

  test('what happens at once leaves one owner and nobody with rights that were taken', async () => {
    await open().orm.update(person).set({ role: 'MEMBER' })
    const owner = await add('OWNER')
    const others = await Promise.all([
      add('ADMIN'),
      add('ADMIN'),
      add('MEMBER'),
      add('COLLABORATOR'),
    ])
    const outcomes = await Promise.all(
      others.map(({ personId }) =>
        transferOwnership(open(), { actor: owner, personId, publicUrl }),
      ),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const owners = await open().orm.select().from(person).where(eq(person.role, 'OWNER'))
    expect(owners).toHaveLength(1)
    expect(await roleOf(owner.personId)).toBe('ADMIN')

    const chief = { ...owner, personId: owners[0]?.id ?? '', role: 'OWNER' as const }
    const admin = await add('ADMIN')
    const target = await add('MEMBER')
    await Promise.all([
      setRole(open(), { actor: chief, personId: admin.personId, role: 'MEMBER' }),
      banUser(open(), { actor: admin, personId: chief.personId, hidePosts: true }),
      transferOwnership(open(), { actor: chief, personId: target.personId, publicUrl }),
    ])
    expect(await open().orm.select().from(person).where(eq(person.role, 'OWNER'))).toHaveLength(1)
    // The request still says ADMIN; the row does not.
    expect(
      codes(await setRole(open(), { actor: admin, personId: target.personId, role: 'MEMBER' })),
    ).toEqual(['FORBIDDEN'])
  })

  test('ownership is told to both by mail, and each act to the outbox, once for a repeated call', async () => {
    await open().orm.delete(mail)
    const [actor, other] = [await add('OWNER', 'Olga'), await add('ADMIN', 'Ada')]
    const command = { actor, personId: other.personId, publicUrl, clientMutationId: 'transfer-1' }
    expect([
      await transferOwnership(open(), command),
      await transferOwnership(open(), command),
    ]).toEqual([
      { result: { personId: other.personId }, errors: [] },
      { result: { personId: other.personId }, errors: [] },
    ])
    // The answer was lost: who sends it again is an admin by now.
    expect(
      await transferOwnership(open(), { ...command, actor: { ...actor, role: 'ADMIN' } }),
    ).toEqual({ result: { personId: other.personId }, errors: [] })
    expect(
      codes(
        await transferOwnership(open(), {
          ...command,
          actor: { ...actor, role: 'ADMIN' },
          clientMutationId: 'transfer-2',
        }),
      ),
    ).toEqual(['FORBIDDEN'])
    expect(
      (await open().orm.select().from(mail)).map(({ recipient, text }) => [
        recipient,
        /Olga made you|Ada is now the owner/.exec(text)?.[0],
      ]),
    ).toEqual([
      [`${other.personId}@people.example`, 'Olga made you'],
      [`${actor.personId}@people.example`, 'Ada is now the owner'],
    ])
    const rows = await open().orm.select().from(outbox).where(eq(outbox.actorId, actor.personId))
    expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
      [
        'site.owner_changed',
        { personId: other.personId, from: actor.personId, to: other.personId, roleBefore: 'ADMIN' },
      ],
    ])
  })

  test('a ban and its end move nothing that the public sees of a person', async () => {
    const [admin, member] = [await add('ADMIN'), await add('MEMBER')]
    const shown = async () =>
      (await open().orm.select().from(person).where(eq(person.id, member.personId)))[0]?.updatedAt
    const before = await shown()
    for (const act of [
      () => banUser(open(), { actor: admin, personId: member.personId, hidePosts: false }),
      () => unbanUser(open(), { actor: admin, personId: member.personId }),
    ]) {
      expect((await act()).errors).toEqual([])
      expect(await shown()).toBe(before)
    }
  })

  test('a ban ends sessions, hides what somebody wrote, and gives it back exactly', async () => {
    const [actor, writer, reader] = [
      await add('OWNER'),
      await add('MEMBER', 'Writer'),
      await add('MEMBER', 'Reader'),
    ]
    await signIn(open(), { id: writer.personId })
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    const old = '2026-01-02T03:04:05.000Z'
    const mine = {
      ...place,
      authorId: writer.personId,
      statusChangedAt: old,
      createdAt: old,
      lastActivityAt: old,
    }
    await addIdea(open(), { ...mine, title: 'Zebra crossing' })
    await addIdea(open(), {
      ...mine,
      title: 'Zebra waiting',
      state: 'PENDING',
      stateChangedAt: old,
    })
    await addIdea(open(), { ...mine, title: 'Zebra spam', state: 'SPAM', stateChangedAt: old })
    await addIdea(open(), {
      ...mine,
      title: 'Zebra deleted',
      state: 'DELETED',
      stateChangedAt: old,
    })
    const theirs = await addIdea(open(), {
      ...mine,
      title: 'Zebra of somebody else',
      authorId: reader.personId,
    })
    const say = (state: 'LIVE' | 'SPAM', day: number, authorId: string, internal = false) =>
      open()
        .orm.insert(comment)
        .values({
          id: newId('comment'),
          ideaNumber: theirs,
          authorId,
          body: 'x',
          bodyHtml: '',
          state,
          internal,
          createdAt: `2026-02-0${day}T00:00:00.000Z`,
        })
    await say('LIVE', 1, reader.personId)
    await say('LIVE', 2, writer.personId)
    await say('LIVE', 3, writer.personId, true)
    await say('SPAM', 4, writer.personId)
    await open()
      .orm.insert(importedVote)
      .values({ ideaNumber: theirs, source: 'elsewhere', count: 2 })
    const trend = await computedTrend(open(), { number: theirs, createdAt: old })
    await open()
      .orm.update(idea)
      .set({ commentCount: 2, lastActivityAt: '2026-02-02T00:00:00.000Z', trend })
      .where(eq(idea.number, theirs))

    const look = async () => {
      const { rows, count } = await listIdeas(open(), visitor, {
        sort: 'NEWEST',
        filter: {},
        page: {},
      })
      const found = await searchIdeas(open(), visitor, { filter: { search: 'zebra' }, page: {} })
      const listed = {
        ideas: rows.map(({ title, commentCount }) => [title, commentCount]),
        count: await count(),
        found: found.rows.map(({ title }) => title).sort(),
        counts: await open().orm.select().from(ideaCount),
      }
      const rest = {
        ideas: await open().orm.select().from(idea).orderBy(idea.number),
        comments: await open().orm.select().from(comment).orderBy(comment.id),
      }
      return {
        ...listed,
        ...rest,
        mine: rest.ideas.map((one) => [one.title, one.state]),
        rows: rest,
      }
    }
    const before = await look()
    expect(before.count).toBe(2)
    for (const _ of [1, 2])
      expect(await banUser(open(), { actor, personId: writer.personId, hidePosts: true })).toEqual({
        result: { personId: writer.personId },
        errors: [],
      })
    const hidden = await look()
    expect([
      hidden.ideas.map(({ title, state, commentCount }) => [title, state, commentCount]),
      hidden.count,
      hidden.found,
    ]).toEqual([
      [
        ['Zebra crossing', 'SPAM', 0],
        ['Zebra waiting', 'SPAM', 0],
        ['Zebra spam', 'SPAM', 0],
        ['Zebra deleted', 'DELETED', 0],
        ['Zebra of somebody else', 'LIVE', 1],
      ],
      1,
      ['Zebra of somebody else'],
    ])
    expect(hidden.ideas.at(-1)?.lastActivityAt).toContain('2026-02-01')
    expect(await open().orm.select().from(authSession)).toEqual([])
    await unbanUser(open(), { actor, personId: writer.personId })
    expect(await look()).toEqual(before)
    // Without hiding, all stays, and said once more with hiding it goes.
    await banUser(open(), { actor, personId: writer.personId, hidePosts: false })
    expect(await look()).toEqual(before)
    await banUser(open(), { actor, personId: writer.personId, hidePosts: true })
    expect((await look()).count).toBe(1)
    // A moderator's decision of the meantime stays.
    await open()
      .orm.update(idea)
      .set({ state: 'DELETED', hiddenByBan: false })
      .where(eq(idea.title, 'Zebra crossing'))
    await unbanUser(open(), { actor, personId: writer.personId })
    expect((await look()).found).toEqual(['Zebra of somebody else'])
  })

  test('people are listed by role, found by name and address, a page at a time', async () => {
    await open()
      .orm.insert(person)
      .values([
        { id: newId('user'), name: 'Guest Quentin', guest: true },
        { id: newId('user'), name: 'Deleted Quentin', deletedAt: new Date().toISOString() },
        { id: newId('user'), name: 'Imported Quentin', source: 'x', sourceKey: '1' },
      ])
    const ids: string[] = []
    for (const role of ['MEMBER', 'MEMBER', 'ADMIN', 'COLLABORATOR'] as const)
      ids.push((await add(role, `Quentin 100% ${role}`)).personId)
    const names: string[] = []
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof listPeople>> = await listPeople(
        open(),
        { search: ' qUENTIN 100%' },
        { first: 1, after },
      )
      names.push(...page.rows.map(({ id }) => id))
      if (!page.hasNextPage) break
      after = page.cursorOf(page.rows[0] as never)
    }
    expect(names).toEqual([ids[2], ids[3], ids[1], ids[0]])
    const found = async (filter: Parameters<typeof listPeople>[1]) =>
      (await listPeople(open(), filter, {})).rows.map(({ id }) => id)
    expect(await found({ search: `${ids[0]}@PEOPLE` })).toEqual([ids[0]])
    expect(await found({ search: 'Quentin', role: 'ADMIN' })).toEqual([ids[2]])
    expect(await found({ search: 'Quentin', banned: true })).toEqual([])
    await open()
      .orm.update(person)
      .set({ trusted: true })
      .where(eq(person.id, ids[1] ?? ''))
    expect(await found({ search: 'Quentin 100%', trusted: true })).toEqual([ids[1]])
    // The team never waits, and is neither.
    expect(await found({ search: 'Quentin 100%', trusted: false })).toEqual([ids[0]])
    expect(await found({ search: '%_\0' })).toEqual([])
  })

  test('people are listed by their segment too, and every segment of a member is offered once', async () => {
    const put = async (name: string, values: Partial<typeof person.$inferInsert>) => {
      const { personId } = await add('MEMBER', name)
      await open().orm.update(person).set(values).where(eq(person.id, personId))
      return personId
    }
    const zoe = await put('Zoe', { segment: 'Zürich', trusted: true })
    const yan = await put('Yan', { segment: 'Zürich' })
    await put('Xi', { segment: 'education' })
    await put('Wes', { segment: 'Enterprise' })
    await put('Deleted', { segment: 'Gone', deletedAt: new Date().toISOString() })
    const found = async (filter: Parameters<typeof listPeople>[1]) =>
      (await listPeople(open(), filter, {})).rows.map(({ id }) => id)
    expect((await found({ segment: 'Zürich' })).toSorted()).toEqual([zoe, yan].toSorted())
    expect(await found({ segment: ' Zu\u0308rich\0', trusted: true })).toEqual([zoe])
    expect(await found({ segment: 'Zürich', search: 'ya' })).toEqual([yan])
    expect(await found({ segment: 'zürich' })).toEqual([])
    expect(await found({ segment: '', search: 'Zoe' })).toEqual([zoe])
    expect(await listSegments(open())).toEqual(['education', 'Enterprise', 'Zürich'])
  })
})
