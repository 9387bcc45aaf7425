import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { startedServer, startServer } from '#server/testing/startServer.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await askKeeper('/open/folder')
})
afterEach(async () => {
  await askKeeper('/close', dataDir)
})

function cli(script: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir }
  const ran = spawnSync(
    process.execPath,
    [path.resolve('server/testing/builtProgram.mjs'), script, ...args],
    { encoding: 'utf8', env },
  )
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

/** A failure meant for people: one line, no stack. */
function expectSentence(said: string, words: RegExp): void {
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).not.toMatch(/ {2}at /)
}

test('starts, answers, and prints the link of an empty site; stops cleanly', async () => {
  const server = await startedServer(dataDir, { PUBLIC_URL: '' })
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({
    ok: true,
    engine: 'embedded',
  })
  const post = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  expect(await post.json()).toEqual({ data: { __typename: 'Query' } })
  expect(server.said).toContain(
    `This site is empty. Open this link to become its owner: ${server.url}/welcome?token=`,
  )
  expect(await server.end('SIGTERM')).toBe(0)
  expect(existsSync(path.join(dataDir, 'earshot.sock'))).toBe(false)
})

test('a second server on the folder refuses to start; one after a kill -9 starts', async () => {
  const first = await startedServer(dataDir)
  const second = await startServer(dataDir)
  expect(second).toMatchObject({ code: 1 })
  expectSentence(second.said, /^Another Earshot server is already using the data folder/)
  await first.end('SIGKILL')
  expect(existsSync(path.join(dataDir, 'earshot.sock'))).toBe(true)
  const third = await startedServer(dataDir)
  expect(await third.end('SIGINT')).toBe(0)
})

test('invites through the running server and without one', async () => {
  const server = await startedServer(dataDir, { PUBLIC_URL: 'https://ideas.example.com' })
  const through = cli('invite', 'Ada', 'Lovelace')
  expect(through).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^https:\/\/ideas\.example\.com\/invitation\?token=\S+\nThis link makes Ada Lovelace a member and signs them in/,
    ) as string,
  })
  await server.end('SIGTERM')
  expect(cli('invite', 'Ada')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^http:\/\/localhost:4000\/invitation\?token=/) as string,
  })
})

// A taken port, wrong settings and folders are in e2e/trouble.e2e.ts.
test('a database that cannot be reached is one sentence, without its password', async () => {
  const unreachable = await startServer(dataDir, {
    DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x',
  })
  expect(unreachable).toMatchObject({ code: 1 })
  expectSentence(unreachable.said, /^The database 127\.0\.0\.1:1\/x could not be reached/)
  expect(unreachable.said).not.toContain('hunter2')
})

test('the commands explain themselves and refuse wrong usage with 2', () => {
  expect(cli('invite', '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Usage: npm run invite') as string,
  })
  expect(cli('invite')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name the member to invite.') as string,
  })
  expect(cli('invite', '--nope', 'Ada')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--nope') as string,
  })
  expect(cli('import', '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Usage: npm run import') as string,
  })
  expect(cli('import')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name a source to import.') as string,
  })
})

test('an import of nothing is refused in a sentence', () => {
  const { code, err } = cli('import', path.join(dataDir, 'not-there'))
  expect(code).toBe(1)
  expectSentence(err, /not-there/)
  rmSync(dataDir, { recursive: true, force: true })
})
