import { eq } from 'drizzle-orm'
import { listIdeas } from '#server/areas/ideas/listIdeas.ts'
import { acceptInvitation, previewInvitation } from '#server/areas/invitations/acceptInvitation.ts'
import { resendInvitation, revokeInvitation } from '#server/areas/invitations/changeInvitation.ts'
import { listInvitations } from '#server/areas/invitations/findInvitations.ts'
import { invitePeople } from '#server/areas/invitations/invitePeople.ts'
import { banUser, unbanUser } from '#server/areas/moderation/banUser.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { statement, type OpenDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import { rateEvent } from '#server/db/tables/commands.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaCount } from '#server/db/tables/ideas.ts'
import { mail } from '#server/db/tables/mail.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { importedVote } from '#server/db/tables/votes.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
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
import { setRole } from './setRole.ts'
import { transferOwnership } from './transferOwnership.ts'

const publicUrl = 'https://example.com'
const allRoles = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const satisfies readonly Role[]

/** Gives somebody an account, as signing in does. */
async function addAccount(
  db: OpenDatabase,
  personId: string,
  email = `${personId}@people.example`,
): Promise<string> {
  const id = newId('account')
  await db.orm.insert(authUser).values({ id, personId, name: '', email, emailVerified: true })
  return id
}

const signIn = async (
  tx: Parameters<typeof addAccount>[0] | Parameters<Parameters<OpenDatabase['transaction']>[0]>[0],
  who: { id: string; email?: string },
) => {
  const [known] = await tx.orm.select().from(authUser).where(eq(authUser.personId, who.id))
  const userId = known?.id ?? (await addAccount(tx as OpenDatabase, who.id, who.email))
  await tx.orm.insert(authSession).values({
    id: newId('session'),
    token: newId('token'),
    userId,
    expiresAt: new Date(Date.now() + 1e8),
  })
}

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
          const { personId: userId } = await add(other)
          const given = role !== 'OWNER' && may && !(own === 'ADMIN' && role === 'ADMIN')
          expect([own, other, role, codes(await setRole(open(), { actor, userId, role }))]).toEqual(
            [own, other, role, given ? [] : ['FORBIDDEN']],
          )
          expect(await roleOf(userId)).toBe(given ? role : other)
        }
        const { personId: userId } = await add(other)
        expect([
          own,
          other,
          'ban',
          codes(await banUser(open(), { actor, userId, hidePosts: false })),
        ]).toEqual([own, other, 'ban', may ? [] : ['FORBIDDEN']])
        expect([own, other, 'unban', codes(await unbanUser(open(), { actor, userId }))]).toEqual([
          own,
          other,
          'unban',
          may ? [] : ['FORBIDDEN'],
        ])
        expect([
          own,
          other,
          codes(await transferOwnership(open(), { actor, userId, publicUrl })),
        ]).toEqual([own, other, own === 'OWNER' && other !== 'OWNER' ? [] : ['FORBIDDEN']])
      }
      const actor = await add(own)
      const itself = [
        await setRole(open(), { actor, userId: actor.personId, role: 'MEMBER' }),
        await banUser(open(), { actor, userId: actor.personId, hidePosts: true }),
      ]
      expect(itself.map(codes)).toEqual([['FORBIDDEN'], ['FORBIDDEN']])
    }
    const gone = await setRole(open(), {
      actor: await add('OWNER'),
      userId: 'user_none',
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
      others.map(({ personId: userId }) =>
        transferOwnership(open(), { actor: owner, userId, publicUrl }),
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
      setRole(open(), { actor: chief, userId: admin.personId, role: 'MEMBER' }),
      banUser(open(), { actor: admin, userId: chief.personId, hidePosts: true }),
      transferOwnership(open(), { actor: chief, userId: target.personId, publicUrl }),
    ])
    expect(await open().orm.select().from(person).where(eq(person.role, 'OWNER'))).toHaveLength(1)
    // The request still says ADMIN; the row does not.
    expect(
      codes(await setRole(open(), { actor: admin, userId: target.personId, role: 'MEMBER' })),
    ).toEqual(['FORBIDDEN'])
  })

  test('ownership is told to both by mail, and each act to the outbox, once for a repeated call', async () => {
    await open().orm.delete(mail)
    const [actor, other] = [await add('OWNER', 'Olga'), await add('ADMIN', 'Ada')]
    const command = { actor, userId: other.personId, publicUrl, clientMutationId: 'transfer-1' }
    expect([
      await transferOwnership(open(), command),
      await transferOwnership(open(), command),
    ]).toEqual([
      { result: { userId: other.personId }, errors: [] },
      { result: { userId: other.personId }, errors: [] },
    ])
    // The answer was lost: who sends it again is an admin by now.
    expect(
      await transferOwnership(open(), { ...command, actor: { ...actor, role: 'ADMIN' } }),
    ).toEqual({ result: { userId: other.personId }, errors: [] })
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
        /Olga made you|Ada is the owner/.exec(text)?.[0],
      ]),
    ).toEqual([
      [`${other.personId}@people.example`, 'Olga made you'],
      [`${actor.personId}@people.example`, 'Ada is the owner'],
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
      () => banUser(open(), { actor: admin, userId: member.personId, hidePosts: false }),
      () => unbanUser(open(), { actor: admin, userId: member.personId }),
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
      expect(await banUser(open(), { actor, userId: writer.personId, hidePosts: true })).toEqual({
        result: { userId: writer.personId },
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
    await unbanUser(open(), { actor, userId: writer.personId })
    expect(await look()).toEqual(before)
    // Without hiding, all stays, and said once more with hiding it goes.
    await banUser(open(), { actor, userId: writer.personId, hidePosts: false })
    expect(await look()).toEqual(before)
    await banUser(open(), { actor, userId: writer.personId, hidePosts: true })
    expect((await look()).count).toBe(1)
    // A moderator's decision of the meantime stays.
    await open()
      .orm.update(idea)
      .set({ state: 'DELETED', hiddenByBan: false })
      .where(eq(idea.title, 'Zebra crossing'))
    await unbanUser(open(), { actor, userId: writer.personId })
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
    expect(await found({ search: '%_\0' })).toEqual([])
  })
})

describeOnEngines('invitations by mail', (open) => {
  let actor: Actor & Member
  const invite = (emails: readonly string[], role: Role = 'COLLABORATOR', as = actor) =>
    invitePeople(open(), { actor: as, emails, role, publicUrl })
  const tokens = async (email: string) =>
    (await open().orm.select().from(mail).where(eq(mail.recipient, email)).orderBy(mail.id)).map(
      ({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '',
    )
  const accept = (token: string, name: string | null = 'Ida') =>
    acceptInvitation(open(), { token, name }, signIn)
  const isOpen = async () => (await listInvitations(open(), {})).rows.map(({ email }) => email)

  beforeAll(async () => {
    await addSite(open())
    actor = await addMember(open(), 'ADMIN', 'Ada')
    await addAccount(open(), actor.personId, 'ada@people.example')
  })
  beforeEach(async () => {
    await open().orm.delete(mail)
    await open().orm.delete(invitation)
    await open().orm.delete(rateEvent)
  })

  test('thirty at once, not one more, and all or none', async () => {
    const many = Array.from({ length: 31 }, (_, at) => `p${at}@example.com`)
    expect(await invite(many)).toMatchObject({
      errors: [
        {
          code: 'INVALID',
          field: 'emails',
          message: 'At most 30 addresses can be invited at once; these are 31.',
        },
      ],
    })
    expect(await invite([...many.slice(0, 5), 'nobody', 'x@'])).toMatchObject({
      errors: [
        { field: 'emails', message: expect.stringMatching(/^nobody: /) as string },
        { message: expect.stringMatching(/^x@: /) as string },
      ],
    })
    expect(await invite(['new@example.com', 'ADA@people.example'])).toMatchObject({
      errors: [
        {
          code: 'CONFLICT',
          field: 'emails',
          message: 'Ada (ada@people.example) is a member already: change the role below.',
        },
      ],
    })
    expect(await invite(['a@example.com'], 'ADMIN')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', field: 'role' }],
    })
    expect([
      await invite([' ', '']),
      await isOpen(),
      await open().orm.select().from(mail),
    ]).toMatchObject([{ errors: [{ code: 'INVALID' }] }, [], []])
    expect((await invite([...many.slice(0, 30), 'P0@example.com '])).errors).toEqual([])
    expect([(await isOpen()).length, (await open().orm.select().from(mail)).length]).toEqual([
      20, 30,
    ])
    const [stored] = await open().orm.select().from(mail)
    expect([stored?.subject, stored?.text]).toEqual([
      'Ada invites you to Test',
      expect.stringContaining(`${publicUrl}/invitation?token=`),
    ])
    await open()
      .orm.insert(rateEvent)
      .values(Array.from({ length: 269 }, () => ({ key: `invitation:${actor.personId}` })))
    expect(await invite(['y@example.com', 'z@example.com'])).toMatchObject({
      errors: [
        {
          code: 'RATE_LIMITED',
          message: 'You can send 300 invitations a day, and have 1 left. Try again tomorrow.',
        },
      ],
    })
  })

  test('a repeated one replaces the older, a sent-again one kills its old link, a revoked one is dead', async () => {
    await Promise.all([invite(['ida@example.com'], 'MEMBER'), invite(['IDA@example.com'])])
    expect(await isOpen()).toEqual(['ida@example.com'])
    const [first, second] = await tokens('ida@example.com')
    const alive = await Promise.all(
      [first, second].map(async (token) => (await previewInvitation(open(), token ?? '')) !== null),
    )
    expect(alive.filter(Boolean)).toHaveLength(1)
    const id = (await listInvitations(open(), {})).rows[0]?.id ?? ''
    await resendInvitation(open(), { actor, id, publicUrl })
    const third = (await tokens('ida@example.com'))[2] ?? ''
    expect(
      await Promise.all(
        [first, second, third].map(
          async (token) => (await previewInvitation(open(), token ?? '')) !== null,
        ),
      ),
    ).toEqual([false, false, true])
    expect((await revokeInvitation(open(), { actor, id })).errors).toEqual([])
    expect([
      await accept(third),
      await revokeInvitation(open(), { actor, id }),
      await isOpen(),
    ]).toMatchObject([{ errors: [{ code: 'NOT_FOUND' }] }, { errors: [{ code: 'NOT_FOUND' }] }, []])
  })

  test('proves the address: asks for a name once, is used once, also at once, and expires', async () => {
    await invite(['ida@example.com', 'late@example.com'])
    const [token = ''] = await tokens('ida@example.com')
    expect(await previewInvitation(open(), token)).toEqual({
      name: '',
      email: 'ida@example.com',
      role: 'COLLABORATOR',
      needsName: true,
    })
    expect(await accept(token, null)).toEqual({ result: { personId: null }, errors: [] })
    expect(await accept(token, ' ')).toMatchObject({ errors: [{ field: 'name' }] })
    const outcomes = await Promise.all([accept(token), accept(token), accept(token)])
    const ids = outcomes.flatMap(({ result }) => result?.personId ?? [])
    expect([ids.length, outcomes.flatMap(({ errors }) => errors.map(({ code }) => code))]).toEqual([
      1,
      ['NOT_FOUND', 'NOT_FOUND'],
    ])
    expect(
      await open()
        .orm.select({ name: person.name, role: person.role, email: authUser.email })
        .from(person)
        .innerJoin(authUser, eq(authUser.personId, person.id))
        .where(eq(person.id, ids[0] ?? '')),
    ).toEqual([{ name: 'Ida', role: 'COLLABORATOR', email: 'ida@example.com' }])
    const [late = ''] = await tokens('late@example.com')
    await open()
      .orm.update(invitation)
      .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(invitation.email, 'late@example.com'))
    expect([
      await previewInvitation(open(), late),
      await accept(late),
      await isOpen(),
    ]).toMatchObject([null, { errors: [{ code: 'NOT_FOUND' }] }, ['late@example.com']])
  })

  test('raises the role of a known address and never lowers it; a banned one stays out', async () => {
    const invited = async (role: Role, email: string, as: Role = 'COLLABORATOR') => {
      await invite([email], as)
      const member = await addMember(open(), role)
      await addAccount(open(), member.personId, email)
      return { member, token: (await tokens(email)).at(-1) ?? '' }
    }
    const roleOf = async (id: string) =>
      (await open().orm.select().from(person).where(eq(person.id, id)))[0]?.role
    const low = await invited('MEMBER', 'low@example.com')
    expect(await previewInvitation(open(), low.token)).toMatchObject({
      needsName: false,
      role: 'COLLABORATOR',
      name: 'Somebody',
    })
    expect([await accept(low.token, null), await roleOf(low.member.personId)]).toEqual([
      { result: { personId: low.member.personId }, errors: [] },
      'COLLABORATOR',
    ])
    const high = await invited('ADMIN', 'high@example.com')
    expect(await previewInvitation(open(), high.token)).toMatchObject({ role: 'ADMIN' })
    expect([(await accept(high.token, null)).errors, await roleOf(high.member.personId)]).toEqual([
      [],
      'ADMIN',
    ])
    const out = await invited('MEMBER', 'out@example.com')
    await banUser(open(), { actor, userId: out.member.personId, hidePosts: false })
    expect([await accept(out.token, null), await roleOf(out.member.personId)]).toMatchObject([
      { errors: [{ code: 'FORBIDDEN' }] },
      'MEMBER',
    ])
  })

  test('who may not invite any more leaves no open invitations behind', async () => {
    const [owner, admin] = [await addMember(open(), 'OWNER'), await addMember(open(), 'ADMIN')]
    await invite(['one@example.com'], 'MEMBER', admin)
    await setRole(open(), { actor: owner, userId: admin.personId, role: 'COLLABORATOR' })
    expect([await isOpen(), await invite(['two@example.com'], 'MEMBER', admin)]).toMatchObject([
      [],
      { errors: [{ code: 'FORBIDDEN' }] },
    ])
    await invite(['four@example.com'], 'ADMIN', owner)
    expect(await invite(['four@example.com'], 'MEMBER')).toMatchObject({
      errors: [
        {
          code: 'CONFLICT',
          field: 'emails',
          message: 'four@example.com is invited already, to a role that you cannot give.',
        },
      ],
    })
    await invite(['five@example.com'], 'COLLABORATOR', owner)
    await transferOwnership(open(), {
      actor: owner,
      userId: (await addMember(open(), 'ADMIN')).personId,
      publicUrl,
    })
    expect(await isOpen()).toEqual(['five@example.com'])
    await open().orm.delete(invitation)
    expect(
      await invite(['three@example.com'], 'MEMBER', {
        ...visitor,
        personId: 'user_x',
        role: 'MEMBER',
      }),
    ).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(
      await open().query(
        statement<{ n: number }>(
          'test_invited_count',
          'select count(*)::int as n from invitation where revoked_at is null',
        ),
      ),
    ).toEqual([{ n: 0 }])
  })
})
