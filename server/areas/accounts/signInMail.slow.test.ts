import { askKeeper } from '#server/testing/askKeeper.ts'
import { cpuOf } from '#server/testing/cpuOf.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

interface Reply {
  data: Record<
    string,
    {
      errors: { code: string; field: string | null; message: string }[]
      needsName: boolean
      expiresAt: string | null
      viewer: { user: { name: string } | null } | null
    }
  >
  cookies: string[]
  /** Of the server's CPU. */
  ms: number
}

const requestCode =
  'mutation Ask($email: String!) { requestSignInCode(email: $email) { errors { code field message } expiresAt } }'
const signIn =
  'mutation In($email: String!, $code: String!, $name: String) { signInWithCode(email: $email, code: $code, name: $name) { errors { code field } needsName viewer { user { name } } } }'
const who = 'query Who { viewer { user { name } } }'

let server: ServerProcess
let folder: string
let box: Mailbox
let clients = 0

/** Each call comes from a client of its own, as a proxy would say. */
async function send(query: string, variables: object, cookie = ''): Promise<Reply> {
  const before = cpuOf(server.child.pid)
  const headers = {
    'content-type': 'application/json',
    origin: server.url,
    cookie,
    'x-forwarded-for': `10.2.0.${(clients += 1)}`,
  }
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return {
    ...((await response.json()) as Reply),
    cookies: response.headers.getSetCookie(),
    ms: cpuOf(server.child.pid) - before,
  }
}

const pair = (line: string | undefined) => line?.split(';')[0] ?? ''
const start = async () =>
  startedServer(folder, {
    SMTP_URL: box.url,
    TRUST_PROXY: 'true',
    MAIL_FROM: 'Ideen <ideen@mail.example>',
  })

beforeAll(async () => {
  box = await openMailbox()
  folder = await askKeeper('/open/folder')
  server = await start()
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  await send(
    'mutation Create($token: String!) { createSite(token: $token, siteName: "Größe & <b>", ownerName: "Ana", start: EMPTY) { errors { code } } }',
    { token },
  )
})

afterAll(async () => {
  await server.end('SIGTERM')
  await box.close()
  await askKeeper('/close', folder)
})

test('the code arrives in a real mail, in both parts, with the headers of a machine; it signs in once, with a new session', async () => {
  const planted = 'earshot.session_token=planted.c2lnbmF0dXJl'
  const asked = await send(requestCode, { email: 'Bea@Example.com' }, planted)
  expect(asked.data['requestSignInCode']).toMatchObject({
    errors: [],
    expiresAt: expect.any(String) as string,
  })
  expect(asked.cookies).toEqual([
    expect.stringMatching(
      /^earshot\.sign_in=[\w-]{22}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  const browser = `${planted}; ${pair(asked.cookies[0])}`
  const { mail, raw, recipients } = await box.mailTo('bea@example.com')
  const code = /\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
  expect(recipients).toEqual(['bea@example.com'])
  expect(mail).toMatchObject({
    subject: `${code} is your code for Größe & <b>`,
    from: { name: 'Ideen', address: 'ideen@mail.example' },
    to: [{ name: '', address: 'bea@example.com' }],
  })
  expect(mail.messageId).toMatch(/^<[\w-]+@mail\.example>$/)
  expect(Math.abs(Date.now() - Date.parse(mail.date ?? ''))).toBeLessThan(60_000)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(raw).toMatch(/^MIME-Version: 1\.0\r?$/m)
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
  for (const part of [mail.text, mail.html?.replace(/&#38;/g, '&')])
    expect(part).toMatch(/\/sign-in#email=bea%40example\.com&code=code_\w{20}\.[\w-]{32}/)
  expect(mail.html).toContain('Größe &#38; &#60;b&#62;')
  expect(mail.html).not.toContain('<b>')

  const early = await send(signIn, { email: 'bea@example.com', code }, browser)
  expect(early).toMatchObject({
    cookies: [],
    data: { signInWithCode: { errors: [], needsName: true, viewer: null } },
  })
  const entered = await send(signIn, { email: 'bea@example.com', code, name: 'Bea' }, browser)
  expect(entered.data['signInWithCode']).toMatchObject({
    errors: [],
    needsName: false,
    viewer: { user: { name: 'Bea' } },
  })
  expect(entered.cookies).toEqual([
    expect.stringMatching(
      /^earshot\.session_token=(?!planted)\S+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  expect((await send(who, {}, pair(entered.cookies[0]))).data['viewer']).toEqual({
    user: { name: 'Bea' },
  })
  expect((await send(who, {}, planted)).data['viewer']).toEqual({ user: null })
  expect(await send(signIn, { email: 'bea@example.com', code }, browser)).toMatchObject({
    cookies: [],
    data: { signInWithCode: { errors: [{ code: 'INVALID', field: 'code' }] } },
  })

  const again = `${pair(entered.cookies[0])}; ${pair(asked.cookies[0])}`
  await send(requestCode, { email: 'bea@example.com' }, again)
  const second = await send(
    signIn,
    { email: 'bea@example.com', code: await box.codeFor('bea@example.com') },
    again,
  )
  expect(second.data['signInWithCode']).toMatchObject({ viewer: { user: { name: 'Bea' } } })
  expect(pair(second.cookies[0])).not.toBe(pair(entered.cookies[0]))
  expect((await send(who, {}, pair(entered.cookies[0]))).data['viewer']).toEqual({ user: null })
})

test('known and unknown addresses are answered alike, with about the same work', async () => {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const answers = [
      await send(requestCode, { email: n < 3 ? 'bea@example.com' : 'bea2@example.com' }),
      await send(requestCode, { email: `nobody${n}@example.com` }),
    ]
    expect(
      answers.map(({ data, cookies }) => [data['requestSignInCode']?.errors, cookies.length]),
    ).toEqual([
      [[], 1],
      [[], 1],
    ])
    if (n < 3) known.push(answers[0]?.ms ?? 0)
    if (n < 3) unknown.push(answers[1]?.ms ?? 0)
  }
  // The same statements and one mail each: a bound that tells work that is left out from a busy machine.
  expect(Math.min(...known)).toBeLessThan(Math.min(...unknown) * 3 + 20)
  expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 3 + 20)
})

test('a mail that cannot be sent is told, and a header is not made of an address', async () => {
  box.refusing = true
  expect(
    (await send(requestCode, { email: 'cleo@example.com' })).data['requestSignInCode']?.errors,
  ).toEqual([
    {
      code: 'UNAVAILABLE',
      field: null,
      message: 'The e-mail could not be sent. Try again in a minute.',
    },
  ])
  box.refusing = false
  const before = box.all.length
  for (const email of [
    'cleo@example.com\r\nBcc: evil@example.com',
    'cleo@example.com, evil@example.com',
    'Cleo <cleo@example.com>',
    'cleo@example.com%0ABcc:evil@example.com',
  ]) {
    expect((await send(requestCode, { email })).data['requestSignInCode']?.errors).toMatchObject([
      { code: 'INVALID', field: 'email' },
    ])
  }
  expect(box.all).toHaveLength(before)
})

test.each([
  'sign-up/email',
  'sign-in/email',
  'sign-in/social',
  'email-otp/send-verification-otp',
  'update-user',
  'change-email',
  'delete-user',
  'list-sessions',
  'link-social',
  'ok',
  'error',
  'sign-out',
  'get-session/',
  'callback/oidc/../../update-user',
])('/api/auth/%s is closed', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${server.url}/api/auth/${path}`, {
      method,
      headers: { origin: server.url, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect(response.status).toBe(404)
  }
})
