import { eq } from 'drizzle-orm'
import { listAudit } from '#server/areas/audit/listAudit.ts'
import { banUser } from '#server/areas/moderation/banUser.ts'
import { setRole } from '#server/areas/people/setRole.ts'
import { transferOwnership } from '#server/areas/people/transferOwnership.ts'
import { statement } from '#server/db/database.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { rateEvent } from '#server/db/tables/commands.ts'
import { mail } from '#server/db/tables/mail.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { addAccount, signIn } from '#server/testing/accounts.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite, visitor } from '#server/testing/testSite.ts'
import { acceptInvitation, previewInvitation } from './acceptInvitation.ts'
import { resendInvitation, revokeInvitation } from './changeInvitation.ts'
import { listInvitations } from './findInvitations.ts'
import { invitePeople } from './invitePeople.ts'

const publicUrl = 'https://example.com'

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
          message: 'You can invite at most 30 people at once; you entered 31.',
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
          message: 'Ada (ada@people.example) is already a member. Change their role below.',
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
    const invitationId = (await listInvitations(open(), {})).rows[0]?.id ?? ''
    await resendInvitation(open(), { actor, invitationId, publicUrl })
    const third = (await tokens('ida@example.com'))[2] ?? ''
    expect(
      await Promise.all(
        [first, second, third].map(
          async (token) => (await previewInvitation(open(), token ?? '')) !== null,
        ),
      ),
    ).toEqual([false, false, true])
    expect((await revokeInvitation(open(), { actor, invitationId })).errors).toEqual([])
    expect([
      await accept(third),
      await revokeInvitation(open(), { actor, invitationId }),
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
    const raised = await listAudit(open(), { actorId: low.member.personId }, { first: 9 })
    expect(raised.rows).toMatchObject([
      { kind: 'person.role_changed', subjectId: low.member.personId, from: 'MEMBER' },
    ])
    expect(raised.rows[0]).toMatchObject({ field: 'role', to: 'COLLABORATOR' })
    const stayed = await listAudit(open(), { actorId: high.member.personId }, { first: 9 })
    expect(stayed.rows).toEqual([])
    const out = await invited('MEMBER', 'out@example.com')
    await banUser(open(), { actor, personId: out.member.personId, hidePosts: false })
    expect([await accept(out.token, null), await roleOf(out.member.personId)]).toMatchObject([
      { errors: [{ code: 'FORBIDDEN' }] },
      'MEMBER',
    ])
  })

  test('who may not invite any more leaves no open invitations behind', async () => {
    const [owner, admin] = [await addMember(open(), 'OWNER'), await addMember(open(), 'ADMIN')]
    await invite(['one@example.com'], 'MEMBER', admin)
    await setRole(open(), { actor: owner, personId: admin.personId, role: 'COLLABORATOR' })
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
          message: 'four@example.com has already been invited, to a role that you cannot give.',
        },
      ],
    })
    await invite(['five@example.com'], 'COLLABORATOR', owner)
    await transferOwnership(open(), {
      actor: owner,
      personId: (await addMember(open(), 'ADMIN')).personId,
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
