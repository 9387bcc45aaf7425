import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authAccount, authUser, authVerification } from '#server/db/tables/accounts.ts'
import { rateEvent } from '#server/db/tables/commands.ts'
import { mail } from '#server/db/tables/mail.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { site } from '#server/db/tables/site.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { useCode } from './codes.ts'
import { requestSignInCode } from './requestSignInCode.ts'
import { browserKey } from './signInBrowser.ts'
import { type SignIn, provingIdentity } from './signInIdentity.ts'
import { signInWithCode } from './signInWithCode.ts'
import { signInWithProvider } from './signInWithProvider.ts'

const HOUR = 3_600_000

describeOnEngines('signing in by code', (open) => {
  const letters: Mail[] = []
  let place = 0

  const named = { name: 'Test', signInOff: [], locale: 'en' }
  /** One browser throughout: what strangers may do is shown by signInStrangers.slow.test.ts. */
  const browser = 'browser-of-these-tests'
  /** A request from an address of its own, so that limits of one test do not meet another. */
  const from = (address = `10.1.${Math.floor((place += 1) / 250)}.${place % 250}`) => {
    const mailer: Mailer = {
      codeBy: 'MAIL',
      close: () => undefined,
      send: (one: Mail) => Promise.resolve(void letters.push(one)),
    }
    return {
      db: open(),
      auth: { secret: 'a secret of tests' },
      client: { address, userAgent: '' },
      publicUrl: 'https://ideas.example',
      mailer,
    }
  }
  /** Makes the account as server/services/session does; better-auth itself does not run here. */
  const signIn: SignIn = async (tx, { id, name, email = `${id}@account.invalid` }) => {
    await tx.orm
      .insert(authUser)
      .values({ id, personId: id, name, email, emailVerified: !email.endsWith('.invalid') })
      .onConflictDoNothing()
  }
  const codeFor = async (email: string, context = from()): Promise<string> => {
    expect(
      await requestSignInCode(context, { email, guard: null, site: named, browser }),
    ).toMatchObject({
      errors: [],
    })
    return /^ {4}(\d{6})$/m.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const enter = (email: string, code: string, name: string | null = null, context = from()) =>
    signInWithCode(context, { email, code, name, browser }, signIn)
  const stored = (email: string) => `code:sign-in:${browserKey(from().auth, browser)}:${email}`
  const set = (values: Partial<typeof site.$inferInsert>) => open().orm.update(site).set(values)
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  beforeAll(() => addSite(open()))

  test('a code signs in once; who is new is asked for a name, which does not use it up', async () => {
    const code = await codeFor('  Ana@Example.COM ')
    expect(letters.at(-1)).toMatchObject({
      to: 'ana@example.com',
      subject: `${code} is your code for Test`,
    })
    expect(letters.at(-1)?.text).toContain(
      `https://ideas.example/sign-in#email=ana%40example.com&code=code_`,
    )
    expect(await enter('ana@example.com', code)).toEqual({ result: { personId: null }, errors: [] })
    expect(await enter('ana@example.com', code, '\u0000')).toMatchObject({
      errors: [{ code: 'INVALID', field: 'name' }],
    })
    expect(await enter('ana@example.com', code, ' '.repeat(4))).toMatchObject({
      errors: [{ code: 'INVALID', field: 'name' }],
    })
    const { result } = await enter(
      'ana@example.com',
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
      ' Ana ',
    )
    const [made] = await open()
      .orm.select()
      .from(person)
      .where(eq(person.id, result?.personId ?? ''))
    expect(made).toMatchObject({ name: 'Ana', role: 'MEMBER' })
    expect(await enter('ana@example.com', code, 'Ana')).toMatchObject({
      errors: [{ code: 'INVALID', field: 'code' }],
    })
    expect(await enter('ANA@example.com', await codeFor('ana@example.com'))).toEqual({
      result,
      errors: [],
    })
  })

  test('the code is stored as a keyed hash, and a newer one replaces it', async () => {
    const first = await codeFor('ben@example.com')
    const second = await codeFor('ben@example.com')
    const rows = await open()
      .orm.select()
      .from(authVerification)
      .where(eq(authVerification.identifier, stored('ben@example.com')))
    expect(rows).toHaveLength(2)
    for (const { value } of rows) expect(value).not.toContain(second)
    if (first !== second)
      expect(await enter('ben@example.com', first, 'Ben')).toMatchObject({
        errors: [{ field: 'code' }],
      })
    expect(await enter('ben@example.com', second, 'Ben')).toMatchObject({ errors: [] })
  })

  test('of 20 guesses at once five count, and then the right code is refused too', async () => {
    const code = await codeFor('cleo@example.com')
    const wrong = otherThan(code)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter('cleo@example.com', wrong, 'Cleo')),
    )
    expect(answers.every(({ result }) => result === null)).toBe(true)
    const [row] = await open()
      .orm.select()
      .from(authVerification)
      .where(eq(authVerification.identifier, stored('cleo@example.com')))
    expect(row?.value).toMatch(/:5$/)
    expect(await enter('cleo@example.com', code, 'Cleo')).toMatchObject({
      errors: [
        { code: 'INVALID', message: 'This code was tried too many times. Request a new one.' },
      ],
    })
    expect(
      await enter('cleo@example.com', await codeFor('cleo@example.com'), 'Cleo'),
    ).toMatchObject({ errors: [] })
  })

  test('four wrong ones leave a try; the right one sent many times at once makes one account', async () => {
    const code = await codeFor('dan@example.com')
    for (let n = 0; n < 4; n += 1) await enter('dan@example.com', otherThan(code))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => enter('dan@example.com', code, 'Dan')),
    )
    expect(answers.filter(({ result }) => result !== null)).toHaveLength(1)
    expect(await open().orm.select().from(person).where(eq(person.name, 'Dan'))).toHaveLength(1)
  })

  test('an expired code is none', async () => {
    const code = await codeFor('eve@example.com')
    await open()
      .orm.update(authVerification)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(authVerification.identifier, stored('eve@example.com')))
    expect(await enter('eve@example.com', code, 'Eve')).toMatchObject({
      errors: [{ reason: 'CODE_EXPIRED' }],
    })
  })

  test('a code of another purpose or of somebody else is not taken', async () => {
    const code = await codeFor('finn@example.com')
    for (const key of [
      { purpose: 'change-email-new' as const },
      { purpose: 'sign-in' as const, of: 'user_1' },
    ]) {
      const wrong = await open().transaction((tx) =>
        useCode(tx, from(), { email: 'finn@example.com', code, ...key }),
      )
      expect(wrong?.message).toContain('no longer valid')
    }
  })

  test('20 codes in 15 minutes for an address, also at once; the window slides', async () => {
    const asked = await Promise.all(
      Array.from({ length: 24 }, () =>
        requestSignInCode(from(), { email: 'gus@example.com', guard: null, site: named, browser }),
      ),
    )
    expect(asked.filter(({ result }) => result !== null)).toHaveLength(20)
    const [refused] = asked.filter(({ result }) => result === null)
    expect(refused?.errors[0]).toMatchObject({
      code: 'RATE_LIMITED',
      message:
        'Too many codes were sent to this address. The link in the latest e-mail still works. Try again in 15 minutes.',
    })
    const [oldest] = await open()
      .orm.select()
      .from(rateEvent)
      .where(eq(rateEvent.key, 'code-sent-sign-in:gus@example.com'))
      .orderBy(rateEvent.id)
      .limit(1)
    await open()
      .orm.update(rateEvent)
      .set({ at: new Date(Date.now() - HOUR).toISOString() })
      .where(eq(rateEvent.id, oldest?.id ?? 0))
    expect(
      await requestSignInCode(from(), {
        email: 'gus@example.com',
        guard: null,
        site: named,
        browser,
      }),
    ).toMatchObject({ errors: [] })
    expect(
      await requestSignInCode(from(), {
        email: 'gus@example.com',
        guard: null,
        site: named,
        browser,
      }),
    ).toMatchObject({ errors: [{ code: 'RATE_LIMITED' }] })
  })

  test('five codes from one client, whatever the addresses; a /64 of IPv6 is one client', async () => {
    const asked = await Promise.all(
      ['1', '2:7', 'ffff:1:2', '4', '5', '6'].map((end, n) =>
        requestSignInCode(from(`2001:db8:0:7::${end}`), {
          email: `h${n}@example.com`,
          guard: null,
          site: named,
          browser,
        }),
      ),
    )
    expect(asked.filter(({ result }) => result !== null)).toHaveLength(5)
    expect(
      await requestSignInCode(from('2001:db8:0:8::1'), {
        email: 'h9@example.com',
        guard: null,
        site: named,
        browser,
      }),
    ).toMatchObject({ errors: [] })
  })

  test('30 guesses in 15 minutes from one client, over all addresses', async () => {
    const context = from()
    for (let n = 0; n < 30; n += 1)
      expect((await enter(`i${n}@example.com`, '123456', null, context)).errors[0]?.code).toBe(
        'INVALID',
      )
    expect((await enter('i30@example.com', '123456', null, context)).errors[0]).toMatchObject({
      code: 'RATE_LIMITED',
    })
  })

  test('where only the invited get in, the answer is the same and the letter tells', async () => {
    const known = await codeFor('jo@example.com')
    await enter('jo@example.com', known, 'Jo')
    await set({ signUp: 'INVITED' })
    const answers = []
    for (const email of ['jo@example.com', 'nobody@example.com'])
      answers.push(await requestSignInCode(from(), { email, guard: null, site: named, browser }))
    expect(answers.map(({ errors, result }) => [errors, Object.keys(result ?? {})])).toEqual([
      [[], ['expiresAt']],
      [[], ['expiresAt']],
    ])
    expect(letters.at(-1)).toMatchObject({
      to: 'nobody@example.com',
      subject: 'Signing in to Test',
    })
    expect(letters.at(-1)?.text).not.toMatch(/\d{6}/)
    const tried = [
      await enter(
        'jo@example.com',
        otherThan(/(\d{6})/.exec(letters.at(-2)?.text ?? '')?.[1] ?? ''),
      ),
      await enter('nobody@example.com', '123456', 'N'),
    ]
    expect(tried[0]).toEqual(tried[1])
    const row = {
      kind: 'MEMBER' as const,
      role: 'COLLABORATOR' as const,
      email: 'kim@example.com',
      expiresAt: new Date(Date.now() + HOUR).toISOString(),
    }
    await open()
      .orm.insert(invitation)
      .values([
        { ...row, id: newId('invitation'), tokenHash: 'a' },
        {
          ...row,
          id: newId('invitation'),
          tokenHash: 'b',
          role: 'ADMIN',
          revokedAt: new Date().toISOString(),
        },
      ])
    const { result } = await enter('kim@example.com', await codeFor('kim@example.com'), 'Kim')
    expect(
      await open()
        .orm.select()
        .from(person)
        .where(eq(person.id, result?.personId ?? '')),
    ).toMatchObject([{ role: 'COLLABORATOR' }])
    expect(
      await open().orm.select().from(invitation).where(eq(invitation.tokenHash, 'a')),
    ).toMatchObject([{ usedAt: expect.any(String) as string, personId: result?.personId }])
    await set({ signUp: 'OPEN' })
  })

  test('who is banned is told so by the right code alone', async () => {
    const { result } = await enter('lee@example.com', await codeFor('lee@example.com'), 'Lee')
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, result?.personId ?? ''))
    const code = await codeFor('lee@example.com')
    expect((await enter('lee@example.com', otherThan(code))).errors[0]).toMatchObject({
      code: 'INVALID',
    })
    expect((await enter('lee@example.com', code)).errors[0]).toMatchObject({ code: 'FORBIDDEN' })
    expect((await enter('lee@example.com', code)).errors[0]).toMatchObject({ code: 'INVALID' })
  })

  test('a trapped program is answered and gets nothing; what is no address is refused', async () => {
    const before = letters.length
    expect(
      await requestSignInCode(from(), {
        email: 'm@example.com',
        guard: { token: 'x', website: '' },
        site: named,
        browser,
      }),
    ).toEqual({ result: { expiresAt: expect.any(String) as string }, errors: [] })
    for (const email of [
      '',
      'm',
      'm@x\r\nBcc: n@example.com',
      'a b@example.com',
      '"m\n"@example.com',
      `${'m'.repeat(250)}@example.com`,
      'm@example.com,n@example.com',
      '<m@example.com>',
    ]) {
      expect(
        await requestSignInCode(from(), { email, guard: null, site: named, browser }),
      ).toMatchObject({
        errors: [{ code: 'INVALID', field: 'email' }],
      })
    }
    expect(letters).toHaveLength(before)
  })

  describe('providers', () => {
    const identity = {
      provider: 'oidc' as const,
      subject: 's1',
      email: 'pia@example.com',
      emailVerified: true,
      name: 'Pia',
    }
    const come = (who: Partial<typeof identity> = {}, name: string | null = null) =>
      provingIdentity(open(), (tx: Db) =>
        signInWithProvider(
          tx,
          {
            identity: { ...identity, ...who },
            providerName: 'Example ID',
            site: { name: 'Test', locale: 'en' },
            name,
          },
          signIn,
        ),
      )

    test('a verified address links the account that has it, and its mailbox is told; an unverified one does not', async () => {
      const { result } = await enter('pia@example.com', await codeFor('pia@example.com'), 'Pia')
      const stranger = await come({ subject: 's0', emailVerified: false })
      expect(stranger.result?.personId).not.toBe(result?.personId)
      expect(
        await open()
          .orm.select()
          .from(authUser)
          .where(eq(authUser.id, stranger.result?.personId ?? '')),
      ).toMatchObject([
        { emailVerified: false, email: expect.stringMatching(/@account\.invalid$/) as string },
      ])
      const queued = await open().orm.select().from(mail)
      expect((await come({ email: 'PIA@example.com' })).result).toEqual(result)
      expect((await come({ emailVerified: false, email: 'other@example.com' })).result).toEqual(
        result,
      )
      expect((await open().orm.select().from(mail)).slice(queued.length)).toMatchObject([
        { recipient: 'pia@example.com', subject: 'You can now sign in to Test with Example ID' },
      ])
      expect(
        await open().orm.select().from(authAccount).where(eq(authAccount.accountId, 's1')),
      ).toHaveLength(1)
    })

    test('somebody new gets an account once, however often they come at once; with their name made to fit', async () => {
      const all = await Promise.all(
        Array.from({ length: 5 }, () =>
          come({ subject: 's2', email: 'quin@example.com', name: `Quin\n\u0007${'n'.repeat(80)}` }),
        ),
      )
      expect(new Set(all.map(({ result }) => result?.personId)).size).toBe(1)
      const [made] = await open()
        .orm.select()
        .from(person)
        .where(eq(person.id, all[0]?.result?.personId ?? ''))
      expect(made?.name).toBe(`Quin ${'n'.repeat(55)}`)
      expect(
        (await come({ subject: 's3', email: 'x@example.com', name: ' \u0000 ' })).result,
      ).toEqual({ personId: null })
    })

    test('invitations and bans hold for them as well', async () => {
      await set({ signUp: 'INVITED' })
      expect((await come({ subject: 's4', email: 'ray@example.com' })).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
      })
      await set({ signUp: 'OPEN' })
      const { result } = await come({ subject: 's4', email: 'ray@example.com' })
      await open()
        .orm.update(person)
        .set({ bannedAt: new Date().toISOString() })
        .where(eq(person.id, result?.personId ?? ''))
      expect((await come({ subject: 's4', email: 'ray@example.com' })).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
      })
      expect((await come({ subject: 's5', email: 'ray@example.com' })).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
      })
    })
  })
})
