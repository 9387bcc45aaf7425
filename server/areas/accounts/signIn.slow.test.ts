import { askKeeper } from '#server/testing/askKeeper.ts'
import { invited } from '#server/testing/invited.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

interface Reply {
  data: Record<
    string,
    { errors: { code: string }[]; viewer: { user: { name: string } | null } | null }
  >
  cookies: string[]
}

const createSite = `mutation Create($token: String!) { createSite(token: $token, siteName: "Site", ownerName: "Ana", start: EMPTY) { errors { code } viewer { user { name } } } }`
const accept = `mutation Accept($token: String!) { acceptInvitation(token: $token) { errors { code } viewer { user { name } } } }`
const preview = `query Preview($token: String!) { invitation(token: $token) { name } }`

let server: ServerProcess
let folder: string

async function send(query: string, variables: object, cookie = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie }
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return { ...((await response.json()) as Reply), cookies: response.headers.getSetCookie() }
}

beforeAll(async () => {
  folder = await askKeeper('/open/folder')
  server = await startedServer(folder)
})

afterAll(async () => {
  await server.end('SIGTERM')
  await askKeeper('/close', folder)
})

const pair = (line: string | undefined) => line?.split(';')[0] ?? ''

test("the owner's link makes one owner, however many use it at once", async () => {
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  const page = await fetch(`${server.url}/welcome?token=${token}`)
  expect(page.headers.getSetCookie().join()).not.toContain('session_token')
  const replies = await Promise.all([1, 2, 3, 4].map(() => send(createSite, { token })))
  expect(
    replies.flatMap(({ data }) => data.createSite?.errors.map(({ code }) => code)).sort(),
  ).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  const [owner] = replies.filter(({ cookies }) => cookies.length > 0)
  expect(owner?.data.createSite?.viewer?.user?.name).toBe('Ana')
  expect(owner?.cookies[0]).toMatch(
    /^earshot\.session_token=\S+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('an invitation is looked at as often as one likes, and used once; a cookie set before is not taken over', async () => {
  const token = await invited(folder, 'Bea')
  for (const _ of [1, 2])
    expect((await send(preview, { token })).data).toEqual({ invitation: { name: 'Bea' } })
  const planted = 'earshot.session_token=planted.c2lnbmF0dXJl'
  const replies = await Promise.all([1, 2, 3].map(() => send(accept, { token }, planted)))
  const used = replies.filter(({ cookies }) => cookies.length > 0)
  expect(used).toHaveLength(1)
  expect(pair(used[0]?.cookies[0])).not.toContain('planted')
  expect((await send('query Who { viewer { user { name } } }', {}, planted)).data).toEqual({
    viewer: { user: null },
  })
  expect(
    (await send('query Who { viewer { user { name } } }', {}, pair(used[0]?.cookies[0]))).data,
  ).toEqual({ viewer: { user: { name: 'Bea' } } })
  expect((await send(preview, { token })).data).toEqual({ invitation: null })
})

test('signing out ends the session', async () => {
  const cookie = pair((await send(accept, { token: await invited(folder, 'Caro') })).cookies[0])
  const out = await send('mutation Out { signOut { errors { code } } }', {}, cookie)
  expect(out.cookies[0]).toContain('Max-Age=0')
  expect((await send('query Who { viewer { user { name } } }', {}, cookie)).data).toEqual({
    viewer: { user: null },
  })
})

test('who lost their session is signed in again by a new link, as the same member', async () => {
  const who = 'query Who { viewer { user { id role } } }'
  const first = pair((await send(accept, { token: await invited(folder, 'Dora') })).cookies[0])
  const again = pair((await send(accept, { token: await invited(folder, 'Dora') })).cookies[0])
  expect(again).not.toBe(first)
  const asked = await send(who, {}, first)
  expect(asked.data.viewer).toMatchObject({ user: { role: 'MEMBER' } })
  expect((await send(who, {}, again)).data).toEqual(asked.data)
  const owner = await send(
    who,
    {},
    pair((await send(accept, { token: await invited(folder, 'Ana') })).cookies[0]),
  )
  expect(owner.data.viewer).toMatchObject({ user: { role: 'OWNER' } })
})

test('without a mail server the code stands in the terminal, and the sign-in options say so', async () => {
  const options = (await send(
    'query Ways { site { signIn { codeBy providers { id } } } }',
    {},
  )) as unknown as { data: object }
  expect(options.data).toEqual({ site: { signIn: { codeBy: 'TERMINAL', providers: [] } } })
  let said = ''
  server.child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const asked = await send(
    'mutation Ask($email: String!) { requestSignInCode(email: $email) { errors { code } } }',
    { email: 'eli@example.com' },
  )
  expect(asked.data['requestSignInCode']?.errors).toEqual([])
  const [, code] =
    /Mail to eli@example\.com[^]*\| {5}(\d{6})\n[^]*\/sign-in#email=eli%40example\.com&code=code_\w+\.[\w-]{32}/.exec(
      said,
    ) ?? []
  const entered = await send(
    'mutation In($code: String!) { signInWithCode(email: "eli@example.com", code: $code, name: "Eli") { errors { code } viewer { user { name } } } }',
    { code },
    pair(asked.cookies[0]),
  )
  expect(entered.data['signInWithCode']?.viewer).toEqual({ user: { name: 'Eli' } })
})

test('a name that several members have is refused with their ids; --new makes another one', async () => {
  const token = await invited(folder, 'Dora', '--new')
  const other = await send(accept, { token })
  expect(other.data.acceptInvitation?.errors).toEqual([])
  await expect(invited(folder, 'Dora')).rejects.toThrow(
    /2 members are called Dora: user_\w+ \(member\), user_\w+ \(member\)/,
  )
  await expect(invited(folder, 'Ana', '--role', 'admin')).rejects.toThrow(/Ana is already a member/)
})
