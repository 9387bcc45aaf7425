import { eq } from 'drizzle-orm'
import type { SignIn } from '#server/areas/accounts/signInIdentity.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { idempotency } from '#server/db/tables/commands.ts'
import { mail } from '#server/db/tables/mail.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { acceptInvitation, previewInvitation } from './acceptInvitation.ts'
import { resendInvitation, revokeInvitation } from './changeInvitation.ts'
import { copyInvitationLink } from './copyInvitationLink.ts'
import { invitePeople } from './invitePeople.ts'

const publicUrl = 'https://example.com'
const secret = 'a secret of tests'

describeOnEngines('a copied invitation', (open) => {
  let admin: Awaited<ReturnType<typeof addMember>>
  let made = 0

  const signIn: SignIn = async (tx, { id, name, email = `${id}@account.invalid` }) => {
    await tx.orm
      .insert(authUser)
      .values({ id, personId: id, name, email, emailVerified: !email.endsWith('.invalid') })
      .onConflictDoNothing()
  }
  const invite = async (role: 'MEMBER' | 'COLLABORATOR' = 'COLLABORATOR') => {
    const email = `ida${(made += 1)}@example.com`
    const { result } = await invitePeople(open(), {
      actor: admin,
      emails: [email],
      role,
      publicUrl,
    })
    return { email, invitationId: result?.invitationIds[0] ?? '' }
  }
  const mailed = async (email: string) => {
    const letters = await open().orm.select().from(mail).where(eq(mail.recipient, email))
    return letters.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
  }
  const copy = (invitationId: string, clientMutationId: string | null = null, actor = admin) =>
    copyInvitationLink(open(), { actor, invitationId, clientMutationId, secret, publicUrl })
  const tokenOf = (outcome: Awaited<ReturnType<typeof copy>>) =>
    /^https:\/\/example\.com\/invitation\?token=([\w-]{43})$/.exec(
      outcome.result?.url ?? '',
    )?.[1] ?? ''
  const accept = (token: string, name: string | null = 'Ida') =>
    acceptInvitation(open(), { token, name }, signIn)

  beforeAll(async () => {
    await addSite(open())
    admin = await addMember(open(), 'ADMIN', 'Ada')
  })

  test('is the same link each time, beside the mailed one, and is stored nowhere', async () => {
    const { email, invitationId } = await invite()
    const [letter = ''] = await mailed(email)
    const token = tokenOf(await copy(invitationId, 'call'))
    expect(token).not.toBe('')
    expect(tokenOf(await copy(invitationId, 'call'))).toBe(token)
    expect(tokenOf(await copy(invitationId))).toBe(token)
    expect(await previewInvitation(open(), letter)).toMatchObject({ email })
    expect(await previewInvitation(open(), token)).toEqual({
      name: '',
      email: null,
      role: 'COLLABORATOR',
      needsName: true,
    })
    const stored = await Promise.all(
      [idempotency, outbox, invitation, mail].map((table) => open().orm.select().from(table)),
    )
    expect(JSON.stringify(stored)).toContain('invitation.link_copied')
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('proves no address: it makes a member of its own, and never signs the holder of the address in', async () => {
    const { email, invitationId } = await invite()
    const holder = await addMember(open(), 'OWNER', 'Olga')
    await open().transaction((tx) => signIn(tx, { id: holder.personId, name: 'Olga', email }))
    const token = tokenOf(await copy(invitationId))
    expect((await accept(token, null)).result).toEqual({ personId: null })
    const { result } = await accept(token)
    expect(result?.personId).not.toBe(holder.personId)
    const [joined] = await open()
      .orm.select({ role: person.role, email: authUser.email, isProven: authUser.emailVerified })
      .from(person)
      .innerJoin(authUser, eq(authUser.personId, person.id))
      .where(eq(person.id, result?.personId ?? ''))
    expect(joined).toEqual({
      role: 'COLLABORATOR',
      email: `${result?.personId}@account.invalid`,
      isProven: false,
    })
    // The invitation is used up, by whichever link.
    const [letter = ''] = await mailed(email)
    expect((await accept(letter)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('stops working once it is sent again or revoked, and an expired one is good again', async () => {
    const { email, invitationId } = await invite()
    await open()
      .orm.update(invitation)
      .set({ expiresAt: new Date(0).toISOString() })
      .where(eq(invitation.id, invitationId))
    const first = tokenOf(await copy(invitationId, 'first'))
    expect(await previewInvitation(open(), first)).not.toBeNull()
    await resendInvitation(open(), { actor: admin, invitationId, publicUrl })
    expect(await mailed(email)).toHaveLength(2)
    expect(await previewInvitation(open(), first)).toBeNull()
    const second = tokenOf(await copy(invitationId, 'second'))
    expect(second).not.toBe(first)
    await revokeInvitation(open(), { actor: admin, invitationId })
    expect(await previewInvitation(open(), second)).toBeNull()
    expect((await copy(invitationId, 'second')).result).toEqual({ invitationId, url: null })
    expect((await copy(invitationId)).errors).toMatchObject([
      { reason: 'INVITATION_GONE', code: 'NOT_FOUND' },
    ])
  })

  test('is for who may give the role', async () => {
    const member = await addMember(open(), 'MEMBER', 'Max')
    const { invitationId } = await invite('MEMBER')
    expect((await copy(invitationId, null, member)).errors).toMatchObject([{ code: 'FORBIDDEN' }])
    await open()
      .orm.update(invitation)
      .set({ role: 'ADMIN' })
      .where(eq(invitation.id, invitationId))
    expect((await copy(invitationId)).errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})
