import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authAccount, authUser } from '#server/db/tables/accounts.ts'
import { idempotency } from '#server/db/tables/commands.ts'
import { mail } from '#server/db/tables/mail.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import type { SignInProvider } from '#server/services/session/provider.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { findProviderLinks } from './findProviderLinks.ts'
import { myData } from './myData.ts'
import { setProviderLink } from './setProviderLink.ts'
import { type SignIn, provingIdentity } from './signInIdentity.ts'
import { signInWithProvider } from './signInWithProvider.ts'

const providers: readonly SignInProvider[] = [
  { id: 'oidc', name: 'Example ID', kind: 'REDIRECT' },
  { id: 'github', name: 'GitHub', kind: 'REDIRECT' },
]

describeOnEngines('links to providers', (open) => {
  let made = 0

  const signIn: SignIn = async (tx, { id, name, email = `${id}@account.invalid` }) => {
    await tx.orm
      .insert(authUser)
      .values({ id, personId: id, name, email, emailVerified: !email.endsWith('.invalid') })
      .onConflictDoNothing()
  }
  const come = (subject: string, email: string, provider: 'oidc' | 'github' = 'oidc') =>
    provingIdentity(open(), (tx: Db) =>
      signInWithProvider(
        tx,
        {
          identity: { provider, subject, email, emailVerified: email !== '', name: 'Uma' },
          providerName: 'Example ID',
          site: { name: 'Test', locale: 'en' },
          name: null,
        },
        signIn,
      ),
    )
  /** Somebody with an account, an address where one is given, and links. */
  const add = async (email: string | null, ...links: string[]) => {
    const actor = await addMember(open(), 'MEMBER', 'Uma')
    const { personId: id } = actor
    await open().transaction((tx) => signIn(tx, { id, name: 'Uma', ...(email && { email }) }))
    for (const providerId of links)
      await open()
        .orm.insert(authAccount)
        .values({ id: newId('account'), providerId, accountId: `${providerId} ${id}`, userId: id })
    return actor
  }
  const address = () => `uma${(made += 1)}@example.com`
  const linksOf = (personId: string) => findProviderLinks(open(), personId, providers)
  const set = (
    actor: Awaited<ReturnType<typeof add>>,
    linkId: string,
    linked = false,
    clientMutationId: string | null = null,
  ) => setProviderLink(open(), { actor, linkId, linked, providers, clientMutationId })

  beforeAll(() => addSite(open()))

  test('an unlinked provider does not get into the account, not by its address either, until it is linked again', async () => {
    const email = address()
    const actor = await add(email)
    const { personId } = actor
    expect((await come('one', email)).result).toEqual({ personId })
    const [link] = await linksOf(personId)
    expect(link).toMatchObject({ name: 'Example ID', unlinkedAt: null, isLastWay: false })
    expect((await set(actor, link?.id ?? '')).errors).toEqual([])
    expect(await linksOf(personId)).toMatchObject([
      { id: link?.id, unlinkedAt: expect.any(String) as string },
    ])
    const refused = [{ reason: 'PROVIDER_UNLINKED', code: 'FORBIDDEN' }]
    expect((await come('one', email)).errors).toMatchObject(refused)
    // Without the address it is somebody else.
    const other = (await come('one', '')).result?.personId
    expect(other).not.toBe(personId)
    expect((await set(actor, link?.id ?? '', true)).errors).toMatchObject([
      { reason: 'PROVIDER_LINK_TAKEN', code: 'CONFLICT' },
    ])
    // Another identity at the same provider that proves the address is another link.
    expect((await come('two', email)).result).toEqual({ personId })
    await open()
      .orm.delete(authUser)
      .where(eq(authUser.personId, other ?? ''))
    expect((await set(actor, link?.id ?? '', true)).errors).toEqual([])
    expect((await come('one', '')).result).toEqual({ personId })
  })

  test('the last way in stays: without an address, and without another provider that is set up', async () => {
    const actor = await add(null, 'github', 'google')
    const [github, google] = await linksOf(actor.personId)
    expect([github, google]).toMatchObject([
      { name: 'GitHub', isLastWay: true },
      // It is not set up here any more, so nobody gets in by it.
      { name: 'Google', isLastWay: false },
    ])
    expect((await set(actor, github?.id ?? '')).errors).toMatchObject([
      { reason: 'LAST_WAY_IN', code: 'CONFLICT', field: 'linkId' },
    ])
    expect((await set(actor, google?.id ?? '')).errors).toEqual([])
  })

  test('of two that are unlinked at once one stays', async () => {
    const actor = await add(null, 'github', 'oidc')
    const links = await linksOf(actor.personId)
    const outcomes = await Promise.all(links.map(({ id }) => set(actor, id)))
    expect(outcomes.flatMap(({ errors }) => errors.map(({ reason }) => reason))).toEqual([
      'LAST_WAY_IN',
    ])
    expect(
      (await linksOf(actor.personId)).filter(({ unlinkedAt }) => unlinkedAt === null),
    ).toMatchObject([{ isLastWay: true }])
  })

  test("nobody else's link is there, a repeated call does nothing more, and the mailbox and the record are told", async () => {
    const email = address()
    const actor = await add(email, 'github')
    const [link] = await linksOf(actor.personId)
    const stranger = await add(address(), 'github')
    expect((await set(stranger, link?.id ?? '')).errors).toMatchObject([
      { reason: 'PROVIDER_LINK_GONE', code: 'NOT_FOUND', field: 'linkId' },
    ])
    for (const call of ['call', 'call', 'another'])
      expect((await set(actor, link?.id ?? '', false, call)).errors).toEqual([])
    expect(await open().orm.select().from(mail).where(eq(mail.recipient, email))).toMatchObject([
      { subject: 'You can no longer sign in to Test with GitHub' },
    ])
    expect(
      await open().orm.select().from(outbox).where(eq(outbox.actorId, actor.personId)),
    ).toMatchObject([{ kind: 'account.unlinked', data: { provider: 'GitHub' } }])
    expect(
      await open().orm.select().from(idempotency).where(eq(idempotency.personId, actor.personId)),
    ).toHaveLength(2)
    let text = ''
    for await (const piece of myData(open(), actor, 'https://site.example')) text += piece
    expect(JSON.parse(text)).toMatchObject({
      account: { signInWith: [], unlinked: ['github'] },
    })
  })
})
