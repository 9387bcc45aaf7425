import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

interface Answer {
  errors: { code: string; field: string | null }[]
  needsName?: boolean
  url?: string | null
  user?: { name: string } | null
  viewer?: { user: { id: string; name: string; role: string } | null } | null
}

interface Reply {
  data: Record<string, Answer>
  cookies: string[]
}

const PROJECT = 'example-1a2b3'
const requestCode =
  'mutation Ask($email: String!) { requestSignInCode(email: $email) { errors { code } } }'
const signInByCode =
  'mutation In($email: String!, $code: String!, $name: String) { signInWithCode(email: $email, code: $code, name: $name) { errors { code } viewer { user { id name role } } } }'
const startSignIn =
  'mutation Start($provider: ID!, $returnTo: String!) { startProviderSignIn(providerId: $provider, returnTo: $returnTo) { errors { code field } url } }'
const firebase =
  'mutation Firebase($idToken: String!, $name: String) { signInWithFirebase(idToken: $idToken, name: $name) { errors { code field } needsName viewer { user { id name role } } } }'
const who = 'query Who { viewer { user { id name role } } }'

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicJwk = {
  ...ours.publicKey.export({ format: 'jwk' }),
  kid: 'k1',
  alg: 'RS256',
  use: 'sig',
}
const keys = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] })),
)

let server: ServerProcess
let provider: ChildProcess
let issuer: string
let folder: string
let box: Mailbox
let owner: string

async function send(query: string, variables: object = {}, cookie = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie }
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return { ...((await response.json()) as Reply), cookies: response.headers.getSetCookie() }
}

const pair = (line: string | undefined) => line?.split(';')[0] ?? ''
const viewerOf = async (cookie: string) =>
  (await send(who, {}, cookie)).data['viewer']?.user as unknown as {
    id: string
    name: string
    role: string
  } | null

async function startProvider(): Promise<void> {
  provider = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve('server/testing/oidcProvider.ts')],
    { stdio: ['pipe', 'pipe', 'ignore'], env: { ...process.env, NODE_OPTIONS: '' } },
  )
  const [said] = (await once(provider.stdout ?? provider, 'data')) as [Buffer]
  issuer = said.toString().trim().slice('issuer '.length)
}

async function start(): Promise<void> {
  server = await startedServer(folder, {
    SMTP_URL: box.url,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'earshot',
    OIDC_CLIENT_SECRET: 'a client secret of tests',
    OIDC_NAME: 'Example ID',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  })
  await fetch(`${issuer}/setup`, {
    method: 'POST',
    body: JSON.stringify({ redirectUri: `${server.url}/api/auth/callback/oidc` }),
  })
}

beforeAll(async () => {
  keys.listen(0, '127.0.0.1')
  const [opened, data] = await Promise.all([
    openMailbox(),
    askKeeper('/open/folder'),
    startProvider(),
  ])
  box = opened
  folder = data
  await start()
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  const created = await send(
    'mutation Create($token: String!) { createSite(token: $token, siteName: "Site", ownerName: "Ana", start: EMPTY) { errors { code } } }',
    { token },
  )
  owner = pair(created.cookies[0])
}, 90_000)

afterAll(async () => {
  provider.stdin?.end()
  await server.end('SIGTERM')
  await box.close()
  keys.close()
  await askKeeper('/close', folder)
})

/** A member with an address, made by a code; gives who they are. */
async function member(email: string, name: string): Promise<string> {
  const asked = await send(requestCode, { email })
  const code = await box.codeFor(email)
  const { data } = await send(signInByCode, { email, code, name }, pair(asked.cookies[0]))
  return data['signInWithCode']?.viewer?.user?.id ?? ''
}

/** Follows a browser's way through the provider and back; gives where it ends and the cookies of our site. */
async function throughProvider(
  person: object,
  returnTo = '/ideas/1?sort=top',
  bend = (url: string) => url,
): Promise<{ location: string; cookies: string[] }> {
  await fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(person) })
  const started = await send(startSignIn, { provider: 'oidc', returnTo })
  expect(started.data['startProviderSignIn']?.errors).toEqual([])
  const jars = {
    [new URL(issuer).host]: new Map<string, string>(),
    [new URL(server.url).host]: new Map<string, string>(),
  }
  const keep = (host: string, lines: string[]) =>
    lines.forEach((line) => jars[host]?.set(pair(line).split('=')[0] ?? '', pair(line)))
  keep(new URL(server.url).host, started.cookies)
  let url = bend(started.data['startProviderSignIn']?.url ?? '')
  for (let hops = 0; hops < 12; hops += 1) {
    const { host } = new URL(url)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...(jars[host]?.values() ?? [])].join('; ') },
    })
    keep(host, response.headers.getSetCookie())
    const location = new URL(response.headers.get('location') ?? '', url)
    if (url.includes('/api/auth/callback/'))
      return {
        location: location.href.replace(server.url, ''),
        cookies: response.headers.getSetCookie(),
      }
    url = location.href
    if (url.includes('/api/auth/callback/')) url = bend(url)
  }
  throw new Error(`Never came back: ${url}`)
}

const session = (cookies: string[]) =>
  pair(cookies.find((line) => line.startsWith('earshot.session_token=')))

describe('an OpenID Connect provider', () => {
  test('is offered under its name', async () => {
    const { data } = (await send(
      'query Ways { site { signIn { codeBy providers { id name kind } } } }',
    )) as unknown as { data: { site: { signIn: object } } }
    expect(data.site.signIn).toEqual({
      codeBy: 'MAIL',
      providers: [
        { id: 'oidc', name: 'Example ID', kind: 'REDIRECT' },
        { id: 'firebase', name: 'Firebase', kind: 'FIREBASE' },
      ],
    })
    expect(
      (await send(startSignIn, { provider: 'google', returnTo: '/' })).data['startProviderSignIn']
        ?.errors,
    ).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('makes an account for who is new, and signs the same person in again', async () => {
    const first = await throughProvider({
      sub: 'a',
      email: 'Abe@example.com',
      email_verified: true,
      name: 'Abe\nX',
    })
    expect(first.location).toBe('/ideas/1?sort=top')
    expect(first.cookies.join()).toMatch(
      /earshot\.session_token=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const abe = await viewerOf(session(first.cookies))
    expect(abe).toMatchObject({ name: 'Abe X', role: 'MEMBER' })
    const again = await throughProvider({
      sub: 'a',
      email: 'changed@example.com',
      email_verified: true,
      name: 'Other',
    })
    expect(await viewerOf(session(again.cookies))).toEqual(abe)
    expect(session(again.cookies)).not.toBe(session(first.cookies))
    expect(await member('abe@example.com', 'unused')).toBe(abe?.id)
  })

  test('a verified address finds its account, and its mailbox is told; an unverified one does not', async () => {
    const id = await member('bo@example.com', 'Bo')
    const stranger = await viewerOf(
      session(
        (
          await throughProvider({
            sub: 'evil',
            email: 'bo@example.com',
            email_verified: false,
            name: 'Evil',
          })
        ).cookies,
      ),
    )
    expect(stranger?.id).not.toBe(id)
    expect(
      (
        await viewerOf(
          session(
            (
              await throughProvider({
                sub: 'b',
                email: 'bo@example.com',
                email_verified: true,
                name: 'Bo B',
              })
            ).cookies,
          ),
        )
      )?.id,
    ).toBe(id)
    expect((await box.mailTo('bo@example.com')).mail).toMatchObject({
      subject: 'You can now sign in to Site with Example ID',
      from: { name: 'Site', address: 'no-reply@localhost' },
    })
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    'https://evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/\t/evil.example',
  ])('leads home in place of %j', async (returnTo) => {
    expect((await throughProvider({ sub: 'a', name: 'Abe' }, returnTo)).location).toBe('/')
  })

  test.each([
    [
      'a state that is not ours',
      'expired',
      (url: string) =>
        url.includes('/callback/') ? url.replace(/state=[^&]+/, 'state=forged') : url,
    ],
    [
      'another code',
      'failed',
      (url: string) =>
        url.includes('/callback/') ? url.replace(/code=[^&]+/, 'code=forged') : url,
    ],
    [
      'another issuer',
      'failed',
      (url: string) =>
        url.includes('/callback/')
          ? url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
          : url,
    ],
    [
      'a nonce of somebody else',
      'failed',
      (url: string) => url.replace(/nonce=[^&]+/, 'nonce=forged'),
    ],
    [
      'a refusal there',
      'denied',
      (url: string) =>
        url.includes('/callback/') ? url.replace(/code=[^&]+/, 'error=access_denied') : url,
    ],
    [
      'a provider that is not set up',
      'failed',
      (url: string) => url.replace('/callback/oidc', '/callback/google'),
    ],
  ])('%s ends at the sign-in page, signed out', async (_what, code, bend) => {
    const { location, cookies } = await throughProvider({ sub: 'a', name: 'Abe' }, '/', bend)
    expect(location).toBe(`/sign-in?error=${code}`)
    expect(session(cookies)).toBe('')
  })

  test('who was not invited, where that is needed, and who is banned come back to be told', async () => {
    const update =
      'mutation Update($signUp: SignUp!) { updateSite(signUp: $signUp) { errors { code } } }'
    expect((await send(update, { signUp: 'INVITED' }, owner)).data['updateSite']?.errors).toEqual(
      [],
    )
    expect(
      await throughProvider({
        sub: 'new',
        email: 'new@example.com',
        email_verified: true,
        name: 'New',
      }),
    ).toMatchObject({ location: '/sign-in?error=invited' })
    await send(update, { signUp: 'OPEN' }, owner)
    const entered = await throughProvider({
      sub: 'new',
      email: 'new@example.com',
      email_verified: true,
      name: 'New',
    })
    const { id } = (await viewerOf(session(entered.cookies))) ?? {}
    expect(
      (
        await send(
          'mutation Ban($id: ID!) { banUser(userId: $id, hidePosts: false) { errors { code } } }',
          { id },
          owner,
        )
      ).data['banUser']?.errors,
    ).toEqual([])
    expect(await throughProvider({ sub: 'new', name: 'New' })).toMatchObject({
      location: '/sign-in?error=banned',
    })
  })

  test('without the cookie that was set at the start nobody is signed in: no login by a link from elsewhere', async () => {
    const started = await send(startSignIn, { provider: 'oidc', returnTo: '/' })
    const state =
      new URL(started.data['startProviderSignIn']?.url ?? '').searchParams.get('state') ?? ''
    const response = await fetch(`${server.url}/api/auth/callback/oidc?code=x&state=${state}`, {
      redirect: 'manual',
    })
    expect(response.headers.get('location')).toBe(`${server.url}/sign-in?error=expired`)
    expect(session(response.headers.getSetCookie())).toBe('')
  })
})

describe('Firebase', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (changed: object = {}) => ({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'f1',
    iat: now() - 10,
    auth_time: now() - 10,
    exp: now() + 3600,
    email: 'fay@example.com',
    email_verified: true,
    name: 'Fay',
    ...changed,
  })
  const token = (
    body: object,
    header: object = { alg: 'RS256', kid: 'k1', typ: 'JWT' },
    key = ours.privateKey,
  ) => {
    const text = `${encode(header)}.${encode(body)}`
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }
  const enter = async (idToken: string, name: string | null = null) => {
    const { data, cookies } = await send(firebase, { idToken, name })
    return { answer: data['signInWithFirebase'], cookies }
  }

  test('a good token signs in, again the same person; without a name it is asked for', async () => {
    const first = await enter(token(claims()))
    expect(first.answer).toMatchObject({ errors: [], viewer: { user: { name: 'Fay' } } })
    expect(first.cookies).toHaveLength(1)
    expect(
      (await enter(token(claims({ email: undefined, name: 'Other' })))).answer?.viewer,
    ).toEqual(first.answer?.viewer)
    expect(
      (await enter(token(claims({ sub: 'f2', email: undefined, name: undefined })))).answer,
    ).toMatchObject({ errors: [], needsName: true, viewer: null })
    expect(
      (await enter(token(claims({ sub: 'f2', email: undefined, name: undefined })), 'Fred')).answer,
    ).toMatchObject({ viewer: { user: { name: 'Fred' } } })
  })

  test("an unverified address opens nobody else's account", async () => {
    const id = await member('gil@example.com', 'Gil')
    expect(
      (await enter(token(claims({ sub: 'f3', email: 'gil@example.com', email_verified: false }))))
        .answer?.viewer?.user?.id,
    ).not.toBe(id)
    expect(
      (await enter(token(claims({ sub: 'f4', email: 'gil@example.com', email_verified: 'true' }))))
        .answer?.viewer?.user?.id,
    ).not.toBe(id)
  })

  const publicPem = createPublicKey(ours.privateKey).export({ type: 'spki', format: 'pem' })
  const withHmac = (secret: string | Buffer) => {
    const text = `${encode({ alg: 'HS256', kid: 'k1', typ: 'JWT' })}.${encode(claims())}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  test.each([
    ['signed by another key', () => token(claims(), undefined, theirs.privateKey)],
    ['of an unknown key', () => token(claims(), { alg: 'RS256', kid: 'k2' })],
    ['expired', () => token(claims({ exp: now() - 60 }))],
    ['for another project', () => token(claims({ aud: 'other-project' }))],
    [
      'of another issuer',
      () => token(claims({ iss: 'https://securetoken.google.com/other-project' })),
    ],
    ['without a person', () => token(claims({ sub: '' }))],
    ['of a sign-in to come', () => token(claims({ auth_time: now() + 600 }))],
    ['without the time of the sign-in', () => token(claims({ auth_time: undefined }))],
    ['with alg none', () => `${encode({ alg: 'none', kid: 'k1' })}.${encode(claims())}.`],
    ['with alg none and a signature', () => token(claims(), { alg: 'none', kid: 'k1' })],
    ['HS256 with the public key as its secret', () => withHmac(publicPem)],
    [
      'HS256 with the modulus as its secret',
      () => withHmac(Buffer.from(publicJwk.n ?? '', 'base64url')),
    ],
    ['RS512', () => token(claims(), { alg: 'RS512', kid: 'k1' })],
    [
      'changed after signing',
      () =>
        token(claims()).replace(/\.[^.]+\./, `.${encode(claims({ email: 'ana@example.com' }))}.`),
    ],
    ['no token', () => 'nonsense'],
  ])('a token %s is refused', async (_what, make) => {
    expect(await enter(make())).toEqual({
      answer: { errors: [{ code: 'INVALID', field: 'idToken' }], needsName: false, viewer: null },
      cookies: [],
    })
  })

  test('a letter that was queued when the process was killed is sent after the restart; the person of another issuer is somebody else', async () => {
    await member('hal@example.com', 'Hal')
    box.refusing = true
    const linked = await enter(token(claims({ sub: 'f5', email: 'hal@example.com' })))
    expect(linked.answer?.errors).toEqual([])
    await server.end('SIGKILL')
    box.refusing = false
    provider.stdin?.end()
    await startProvider()
    await start()
    expect((await box.mailTo('hal@example.com')).mail.subject).toBe(
      'You can now sign in to Site with Firebase',
    )
    expect(await viewerOf(owner)).toMatchObject({ role: 'OWNER' })
    // "a" was Abe. No part of an address becomes a name that everybody sees.
    const other = await throughProvider({
      sub: 'a',
      email: 'hidden.part@example.com',
      email_verified: true,
    })
    expect(await viewerOf(session(other.cookies))).toMatchObject({ name: 'New member' })
  })

  test('30 tries in 15 minutes from one client', async () => {
    let answer: Answer | undefined
    for (let n = 0; n < 31 && answer?.errors[0]?.code !== 'RATE_LIMITED'; n += 1)
      ({ answer } = await enter('nonsense'))
    expect(answer?.errors).toMatchObject([{ code: 'RATE_LIMITED' }])
  })
})
