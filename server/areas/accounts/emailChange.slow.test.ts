import { askKeeper } from '#server/testing/askKeeper.ts'
import { invited } from '#server/testing/invited.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

interface Answer {
  errors: { code: string; field: string | null; message: string }[]
  needsOldCode?: boolean
  viewer?: {
    email: string | null
    sessions: { id: string; isCurrent: boolean; device: string }[]
  } | null
}

const account = 'viewer { email sessions { id isCurrent device } }'
const operations = {
  accept: `mutation Do($token: String!) { it: acceptInvitation(token: $token) { errors { code field message } } }`,
  request: `mutation Do($email: String!) { it: requestEmailChange(email: $email) { needsOldCode errors { code field message } } }`,
  confirm: `mutation Do($newCode: String!, $oldCode: String) { it: confirmEmailChange(newCode: $newCode, oldCode: $oldCode) { ${account} errors { code field message } } }`,
  end: `mutation Do($id: ID!) { it: endSession(sessionId: $id) { ${account} errors { code field message } } }`,
  everywhere: `mutation Do { it: signOutEverywhere { errors { code field message } } }`,
  rename: `mutation Do($name: String!) { it: updateProfile(name: $name) { viewer { user { name } } errors { code field message } } }`,
  remove: `mutation Do { it: deleteAccount(deletePosts: false) { errors { code field message } } }`,
  node: 'query Node($id: ID!) { node(id: $id) { __typename } }',
  who: `query Who { ${account} }`,
} as const

let server: ServerProcess
let folder: string
let mailbox: Mailbox

async function send(operation: keyof typeof operations, variables: object = {}, cookie = '') {
  const headers = {
    'content-type': 'application/json',
    origin: server.url,
    cookie,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: operations[operation], variables }),
  })
  const { data } = (await response.json()) as {
    data: { it: Answer; viewer: NonNullable<Answer['viewer']>; node: unknown }
  }
  return {
    ...data,
    cookie: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')[0] ?? '',
  }
}

/** A new member, or a known one on another device. */
async function joined(...args: string[]): Promise<string> {
  return (await send('accept', { token: await invited(folder, ...args) })).cookie
}

beforeAll(async () => {
  folder = await askKeeper('/open/folder')
  mailbox = await openMailbox()
  server = await startedServer(folder, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Earshot <earshot@site.example>',
    TRUST_PROXY: '',
  })
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  const create =
    'mutation Do($token: String!) { createSite(token: $token, siteName: "Site", ownerName: "Ana", start: EMPTY) { errors { code } } }'
  await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: create, variables: { token } }),
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await mailbox.close()
  await askKeeper('/close', folder)
})

test('an account gets its first address, then another one with the codes of both, once however often it is confirmed at once', async () => {
  const [bea, phone] = [await joined('Bea'), await joined('Bea')]
  expect((await send('who', {}, bea)).viewer).toMatchObject({
    email: null,
    sessions: [{ isCurrent: true, device: 'Firefox on Linux' }, { isCurrent: false }],
  })
  expect((await send('request', { email: ' Bea@One.example ' }, bea)).it).toEqual({
    needsOldCode: false,
    errors: [],
  })
  expect(
    (await send('confirm', { newCode: await mailbox.codeFor('bea@one.example') }, bea)).it,
  ).toMatchObject({
    errors: [],
    viewer: { email: 'bea@one.example', sessions: [{ isCurrent: true }] },
  })
  expect((await send('who', {}, phone)).viewer).toEqual({ email: null, sessions: [] })

  expect((await send('request', { email: 'bea@two.example' }, bea)).it).toEqual({
    needsOldCode: true,
    errors: [],
  })
  const [newCode, oldCode] = [
    await mailbox.codeFor('bea@two.example'),
    await mailbox.codeFor('bea@one.example'),
  ]
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
  expect((await send('confirm', { newCode, oldCode: wrong(oldCode) }, bea)).it.errors).toEqual([
    expect.objectContaining({ code: 'INVALID', field: 'oldCode' }),
  ])
  expect((await send('confirm', { newCode }, bea)).it.errors).toEqual([
    expect.objectContaining({ field: 'oldCode' }),
  ])
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => send('confirm', { newCode, oldCode }, bea)),
  )
  expect(outcomes.filter(({ it }) => it.errors.length === 0)).toHaveLength(1)
  expect((await send('who', {}, bea)).viewer.email).toBe('bea@two.example')
  const { mail } = await mailbox.mailTo('bea@one.example')
  expect(mail.subject).toBe('The address of your account at Site was changed')
})

test('an address that has an account answers the same, and only its mail says so', async () => {
  const cy = await joined('Cy')
  expect((await send('request', { email: 'bea@two.example' }, cy)).it).toEqual({
    needsOldCode: false,
    errors: [],
  })
  const { mail } = await mailbox.mailTo('bea@two.example')
  expect(mail.subject).toBe('This address already has an account at Site')
  expect(mail.text).not.toMatch(/\d{6}/)
  expect((await send('confirm', { newCode: '123456' }, cy)).it.errors).toEqual([
    expect.objectContaining({ code: 'INVALID', field: 'newCode' }),
  ])
  expect((await send('request', { email: 'no address' }, cy)).it.errors).toEqual([
    expect.objectContaining({ code: 'INVALID', field: 'email' }),
  ])
})

test("a session is its owner's alone to see and to end; the download is too; deleting the account ends everything", async () => {
  const [dora, other, eve] = [await joined('Dora'), await joined('Dora'), await joined('Eve')]
  const { sessions } = (await send('who', {}, dora)).viewer
  const id = sessions[1]?.id ?? ''
  expect((await send('node', { id }, dora)).node).toEqual({ __typename: 'Session' })
  expect([(await send('node', { id }, eve)).node, (await send('node', { id })).node]).toEqual([
    null,
    null,
  ])
  expect((await send('end', { id }, eve)).it.errors).toEqual([
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ])
  expect((await send('end', { id })).it.errors).toEqual([
    expect.objectContaining({ code: 'NOT_SIGNED_IN' }),
  ])
  expect((await send('end', { id }, dora)).it).toMatchObject({
    errors: [],
    viewer: { sessions: [{ id: sessions[0]?.id }] },
  })
  expect((await send('who', {}, other)).viewer.sessions).toEqual([])

  expect((await send('rename', { name: '  ' }, dora)).it.errors).toEqual([
    expect.objectContaining({ code: 'INVALID', field: 'name' }),
  ])
  expect((await send('rename', { name: ' Théodora ' }, dora)).it.viewer).toEqual({
    user: { name: 'Théodora' },
  })
  const download = (cookie: string) => fetch(`${server.url}/api/my-data`, { headers: { cookie } })
  const file = await download(dora)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
  const text = await file.text()
  expect(JSON.parse(text)).toMatchObject({
    profile: { name: 'Théodora' },
    sessions: [{ device: 'Firefox on Linux' }],
  })
  for (const foreign of ['Eve', 'bea@', dora.split('=')[1]?.split('.')[0] ?? '?'])
    expect(text).not.toContain(foreign)
  expect((await download('')).status).toBe(404)

  expect((await send('remove', {}, dora)).it.errors).toEqual([])
  expect([(await send('who', {}, dora)).viewer.sessions, (await download(dora)).status]).toEqual([
    [],
    404,
  ])
  expect((await send('everywhere', {}, eve)).it.errors).toEqual([])
  expect((await send('who', {}, eve)).viewer.sessions).toEqual([])
})
