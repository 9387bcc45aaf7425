import { createServer, type AddressInfo } from 'node:net'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { callHttp, type HttpAnswer, type HttpCall } from '#server/testing/callHttp.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

/*
 * A server behind a proxy that speaks https: it listens on this machine, and is told by the Host
 * header which of its addresses was asked.
 */

const HOME = 'https://ideas.example'
/** Another address of the same site, and a page of another site that may use it. */
const [ALIAS, OTHER] = ['https://www.ideas.example', 'https://app.other.example']

let server: ServerProcess
let folder: string
let address: string
let ownerCookie: string

const call = (path: string, { headers = {}, ...rest }: HttpCall = {}): Promise<HttpAnswer> =>
  callHttp(address, path, { ...rest, headers: { host: 'ideas.example', ...headers } })

const ask = (
  body: { query: string; variables?: object },
  headers: HttpCall['headers'] = {},
): Promise<HttpAnswer> =>
  call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  })

const cookiesOf = ({ headers }: HttpAnswer): string[] => [headers['set-cookie'] ?? []].flat()
const pair = (line: string | undefined): string => line?.split(';', 1)[0] ?? ''
const json = ({ bytes }: HttpAnswer) =>
  JSON.parse(bytes.toString()) as { data: Record<string, unknown> | null }
const QUERY = { query: '{ viewer { user { name } } }' }
const GET = `/graphql?query=${encodeURIComponent(QUERY.query)}`

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

beforeAll(async () => {
  folder = await askKeeper('/open/folder')
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  server = await startedServer(folder, {
    PORT: String(port),
    PUBLIC_URL: HOME,
    ALLOWED_ORIGINS: `${ALIAS}, ${OTHER}`,
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
  })
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  const created = await ask(
    {
      query:
        'mutation ($token: String!) { createSite(token: $token, siteName: "Site", ownerName: "Ana", start: SAMPLE) { errors { code } } }',
      variables: { token },
    },
    { origin: HOME },
  )
  ownerCookie = pair(cookiesOf(created)[0])
})

afterAll(async () => {
  await server.end('SIGTERM')
  await askKeeper('/close', folder)
})

describe('a host that is not the site’s', () => {
  test.each([
    'evil.example',
    'localhost',
    '127.0.0.1',
    'ideas.example.evil.example',
    'x.ideas.example',
  ])('%s gets nothing but health', async (host) => {
    for (const named of [host, `${host}:${new URL(address).port}`]) {
      const headers = { host: named }
      for (const path of ['/', GET, '/api/access', '/images/x', '/favicon.svg', '/ideas/1'])
        expect([path, (await call(path, { headers })).status]).toEqual([path, 421])
      expect((await ask(QUERY, { ...headers, origin: `https://${named}` })).status).toBe(421)
      expect((await ask(QUERY, { ...headers, origin: HOME })).status).toBe(421)
      for (const path of ['/health', '/health/ready'])
        expect([path, (await call(path, { headers })).status]).toEqual([path, 200])
    }
  })

  test.each(['ideas.example', 'IDEAS.example:443', 'www.ideas.example', 'app.other.example'])(
    '%s is one of it',
    async (host) => {
      for (const path of [GET, '/api/access'])
        expect([path, (await call(path, { headers: { host } })).status]).toEqual([path, 200])
    },
  )
})

describe('a page', () => {
  test.each([
    ['our own', { origin: HOME, 'sec-fetch-site': 'same-origin' }, 200],
    ['our own at another address', { host: 'www.ideas.example', origin: ALIAS }, 200],
    ['a listed one elsewhere', { origin: OTHER, 'sec-fetch-site': 'cross-site' }, 200],
    ['no browser', {}, 200],
    ['our own by plain http', { origin: 'http://ideas.example' }, 403],
    ['one of another port', { origin: `${HOME}:8443` }, 403],
    ['a foreign one', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign one that says little', { origin: 'https://evil.example' }, 403],
    ['a sandboxed one', { origin: 'null' }, 403],
    ['one that only its referrer names', { referer: 'https://evil.example/page' }, 403],
    ['our own by its referrer', { referer: `${HOME}/ideas/1` }, 200],
    ['a neighbour', { origin: 'https://blog.ideas.example', 'sec-fetch-site': 'same-site' }, 403],
    ['a link or an image elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a link or an image of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ] as [string, Record<string, string>, number][])(
    'asks by POST and GET alike: %s',
    async (_, headers, status) => {
      expect((await ask(QUERY, headers)).status).toBe(status)
      expect((await call(GET, { headers })).status).toBe(status)
    },
  )

  test('elsewhere reads what it gets, with cookies, and is told so before; no other page is', async () => {
    const preflight = (path: string, origin: string) =>
      call(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
    for (const path of ['/graphql', '/api/images', '/api/access']) {
      const allowed = await preflight(path, OTHER)
      expect([path, allowed.status]).toEqual([path, 204])
      expect(allowed.headers).toMatchObject({
        'access-control-allow-origin': OTHER,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': expect.stringContaining('content-type') as string,
        'access-control-allow-methods': expect.stringContaining('POST') as string,
        vary: expect.stringContaining('Origin') as string,
      })
      const refused = await preflight(path, 'https://evil.example')
      expect([path, refused.headers['access-control-allow-origin']]).toEqual([path, undefined])
    }
    for (const answer of [
      await ask(QUERY, { origin: OTHER }),
      await call(GET, { headers: { origin: OTHER } }),
      await call('/api/access', { headers: { origin: OTHER } }),
      await call('/images/image_1', { headers: { origin: OTHER } }),
    ])
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': OTHER,
        'access-control-allow-credentials': 'true',
        vary: expect.stringContaining('Origin') as string,
      })
    for (const [path, origin] of [
      ['/', OTHER],
      ['/api/auth/callback/github', OTHER],
      ['/health', OTHER],
      ['/api/access', 'https://evil.example'],
    ] as const)
      expect([
        path,
        (await call(path, { headers: { origin } })).headers['access-control-allow-origin'],
      ]).toEqual([path, undefined])
  })
})

describe('a cookie', () => {
  const requestCode = {
    query: 'mutation { requestSignInCode(email: "a@example.com") { errors { code } } }',
  }
  const SIGN_OUT = { query: 'mutation { signOut { errors { code } } }' }

  test('of our own pages is for this host alone', async () => {
    expect(ownerCookie).toMatch(/^__Host-earshot\.session_token=/)
    expect(cookiesOf(await ask(requestCode, { origin: HOME }))).toEqual([
      expect.stringMatching(
        /^__Host-earshot\.sign_in=\S+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ])
    const started = await ask({
      query:
        'mutation { startProviderSignIn(providerId: "github", returnTo: "/") { url errors { code } } }',
    })
    expect(cookiesOf(started).length).toBeGreaterThan(0)
    for (const line of cookiesOf(started)) {
      expect(line).toMatch(/^__Host-earshot\./)
      expect(line).toMatch(/; Path=\/(;|$)/)
      expect(line).toMatch(/; Secure(;|$)/i)
      expect(line).not.toMatch(/domain=/i)
    }
  })

  test('of a page of another site is sent along from there, and that of a neighbour as from our own', async () => {
    for (const [headers, attributes] of [
      [{ origin: OTHER, 'sec-fetch-site': 'cross-site' }, 'SameSite=None; Secure; Partitioned'],
      [{ origin: OTHER }, 'SameSite=None; Secure; Partitioned'],
      [{ origin: OTHER, 'sec-fetch-site': 'same-site' }, 'SameSite=Lax; Secure'],
      [{ origin: ALIAS, host: 'www.ideas.example' }, 'SameSite=Lax; Secure'],
    ] as [Record<string, string>, string][]) {
      const [line = ''] = cookiesOf(await ask(requestCode, headers))
      expect(line).toMatch(/^__Host-earshot\.sign_in=/)
      expect(line.endsWith(`; Path=/; HttpOnly; ${attributes}`)).toBe(true)
    }
    const left = await ask(SIGN_OUT, { origin: OTHER })
    expect(cookiesOf(left)[0]).toMatch(/Max-Age=0; .*SameSite=None; Secure; Partitioned$/)
  })

  test('under its former name is read once, and gets the new one', async () => {
    const former = ownerCookie.replace('__Host-', '__Secure-')
    const answer = await ask(QUERY, { cookie: former })
    expect(json(answer).data).toEqual({ viewer: { user: { name: 'Ana' } } })
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^__Host-earshot\.session_token=.+; Max-Age=7776000; Path=\/;/),
      expect.stringMatching(/^__Secure-earshot\.session_token=; Max-Age=0; Path=\/;/),
    ])
    expect(pair(cookiesOf(answer)[0])).toBe(ownerCookie)
    expect(cookiesOf(await ask(QUERY, { cookie: ownerCookie }))).toEqual([])
    const both = await ask(QUERY, { cookie: `${former.slice(0, -3)}; ${ownerCookie}` })
    expect(json(both).data).toEqual({ viewer: { user: { name: 'Ana' } } })
    // Of plain http, where anybody on the way could have set it.
    const plain = await ask(QUERY, { cookie: ownerCookie.replace('__Host-', '') })
    expect(json(plain).data).toEqual({ viewer: { user: null } })
  })

  test('of a guest under its former name too', async () => {
    await ask(
      { query: 'mutation { updateSite(guestVoting: true) { errors { code message } } }' },
      { cookie: ownerCookie },
    )
    const list = await ask({ query: '{ ideas(first: 1) { edges { node { id } } } }' })
    const [idea] = /idea_\d+/.exec(list.bytes.toString()) ?? []
    const voted = await ask({
      query: `mutation { setVote(ideaId: "${idea}", voted: true) { errors { code } } }`,
    })
    expect(json(voted).data).toEqual({ setVote: { errors: [] } })
    const [vote] = cookiesOf(voted)
    expect(vote).toMatch(/^__Host-earshot\.guest=/)
    const guest = { query: '{ viewer { isGuest } }' }
    const answer = await ask(guest, { cookie: pair(vote).replace('__Host-', '') })
    expect(json(answer).data).toEqual({ viewer: { isGuest: true } })
    expect(cookiesOf(answer).map(pair)).toEqual([pair(vote), 'earshot.guest='])
    expect(cookiesOf(await ask(guest, { cookie: pair(vote) }))).toEqual([])
  })
})
