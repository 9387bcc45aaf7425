import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFirebaseEndpoint, type FirebaseEndpoint } from '#server/testing/firebaseEndpoint.ts'
import { readFirebaseAccount } from './firebaseAccount.ts'
import { createFirebaseSender } from './firebaseSender.ts'

const message = { title: 'Larger text', body: 'Now: Shipped', path: '/ideas/7', tag: 'idea_7' }
const TOKEN = 'cTq:APA91b-token_of_a_browser'
let google: FirebaseEndpoint

beforeAll(async () => {
  google = await startFirebaseEndpoint()
})
afterAll(() => google.close())

test('a message is sent with a token of the service account, which is used again', async () => {
  const send = createFirebaseSender(google.account, google.origin)
  expect(await Promise.all([send(TOKEN, message), send(TOKEN, message)])).toEqual([
    { kind: 'taken' },
    { kind: 'taken' },
  ])
  expect(await send(TOKEN, message)).toEqual({ kind: 'taken' })
  expect(google.issued).toHaveLength(1)
  expect(google.arrived).toHaveLength(3)
  expect(google.arrived[0]).toEqual({
    token: TOKEN,
    data: message,
    webpush: { headers: { TTL: '86400', Urgency: 'normal' } },
  })
  google.expire()
  expect(await send(TOKEN, message)).toEqual({ kind: 'taken' })
  expect(google.issued).toHaveLength(2)
  expect(google.faults).toEqual([])
})

test.each([
  [404, 'UNREGISTERED', 'gone'],
  [403, 'SENDER_ID_MISMATCH', 'gone'],
  [400, 'INVALID_ARGUMENT', 'failed'],
  [429, 'QUOTA_EXCEEDED', 'failed'],
  [503, 'UNAVAILABLE', 'failed'],
])('status %d with %s is %s', async (status, code, kind) => {
  google.answer(TOKEN, { status, code })
  const outcome = await createFirebaseSender(google.account, google.origin)(TOKEN, message)
  google.answer(TOKEN, null)
  expect(outcome).toMatchObject({ kind, reason: `status ${status}, ${code}` })
})

test('another key than the account’s gets no token, and a server that is away fails', async () => {
  const other = await startFirebaseEndpoint()
  const foreign = { ...google.account, privateKey: other.account.privateKey }
  expect(await createFirebaseSender(foreign, google.origin)(TOKEN, message)).toMatchObject({
    kind: 'failed',
    reason: 'no access token: status 400',
  })
  expect(google.faults.at(-1)).toContain('not signed by the account')
  await other.close()
  expect(await createFirebaseSender(google.account, other.origin)(TOKEN, message)).toMatchObject({
    kind: 'failed',
  })
})

test('the file of the account is read, and what is wrong with it is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-account-'))
  const file = join(folder, 'key.json')
  const write = (facts: unknown) =>
    writeFileSync(file, typeof facts === 'string' ? facts : JSON.stringify(facts))
  const facts = {
    type: 'service_account',
    project_id: 'example-1a2b3',
    client_email: 'push@example',
    private_key: '-----BEGIN PRIVATE KEY-----',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  write(facts)
  expect(readFirebaseAccount(file)).toEqual({
    projectId: 'example-1a2b3',
    clientEmail: 'push@example',
    privateKey: '-----BEGIN PRIVATE KEY-----',
    tokenUrl: 'https://oauth2.googleapis.com/token',
  })
  write({ ...facts, client_email: '' })
  expect(() => readFirebaseAccount(file)).toThrow(/it has no client_email/)
  write('{')
  expect(() => readFirebaseAccount(file)).toThrow(/it is not JSON/)
  rmSync(folder, { recursive: true })
  expect(() => readFirebaseAccount(file)).toThrow(/cannot be read/)
})
