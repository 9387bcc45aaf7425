import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { callControl } from '#server/control/callControl.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startedServer } from '#server/testing/startServer.ts'
import { runCli } from './testing/runCli.ts'
import {
  type Chain,
  inviteVoters,
  nameSite,
  importIdeas,
  votedBy,
  voteOn,
} from './testing/voters.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-backup-'))
const opened: string[] = []
afterAll(async () => {
  for (const one of opened) await askKeeper('/close', one)
  rmSync(folder, { recursive: true })
})

const IDEAS = 40
const VOTERS = 5

async function openSettings(engine: 'embedded' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = path.join(folder, `${engine}-${readdirSync(folder).length}`)
  if (engine === 'embedded') return { DATA_DIR: dataDir }
  const url = await askKeeper('/open/postgres')
  opened.push(url)
  return { DATA_DIR: dataDir, DATABASE_URL: url }
}

/** Makes a backup while people vote; gives the file, and what was acknowledged before and in all. */
async function backUpUnderVotes(settings: Record<string, string>) {
  const dataDir = settings['DATA_DIR'] ?? ''
  const server = await startedServer(dataDir, { ...settings, PUBLIC_URL: '' })
  await nameSite(server)
  const cookies = await inviteVoters(server, dataDir, VOTERS)
  const ideas = await importIdeas(dataDir, IDEAS)
  const chains: Chain[] = cookies.map((cookie) => ({
    cookie,
    acknowledged: [],
    onVoted: () => undefined,
  }))
  const stop = new AbortController()
  const options = { perSecond: 10, signal: stop.signal }
  const voting = Promise.all(chains.map((chain) => voteOn(server, chain, ideas, options)))
  const enough = new Promise<void>((resolve) => {
    for (const chain of chains)
      chain.onVoted = () => {
        if (chains.every(({ acknowledged }) => acknowledged.length >= 5)) resolve()
      }
  })
  await Promise.race([enough, voting])
  const before = chains.map(({ acknowledged }) => acknowledged.length)
  const file = path.join(dataDir, 'taken.zip')
  for await (const line of callControl(
    dataDir,
    'archive',
    { kind: 'backup', file },
    new AbortController().signal,
  ))
    expect(line).toBeDefined()
  const atEnd = chains.map(({ acknowledged }) => acknowledged.length)
  await voting
  stop.abort()
  expect(await server.end('SIGTERM')).toBe(0)
  return { file, ideas, chains, before, atEnd }
}

const ENGINES =
  findPostgres() === undefined ? (['embedded'] as const) : (['embedded', 'postgres'] as const)

describe.each(ENGINES)('a backup that is taken while people vote (%s)', (engine) => {
  test('has everything that was acknowledged before its moment, and nothing after, on either engine', async () => {
    const { file, ideas, chains, before, atEnd } = await backUpUnderVotes(
      await openSettings(engine),
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const target of ENGINES) {
      const settings = await openSettings(target)
      const dataDir = settings['DATA_DIR'] ?? ''
      expect(await runCli('restore', [file], settings)).toMatchObject({ code: 0 })
      // Sessions and the secret that signs them are in the backup: the same cookies are good.
      const server = await startedServer(dataDir, settings)
      for (const [at, { cookie, acknowledged }] of chains.entries()) {
        const voted = new Set(await votedBy(server.url, cookie, ideas))
        const kept = acknowledged.map((id) => voted.has(id))
        const length = kept.includes(false) ? kept.indexOf(false) : kept.length
        expect(length).toBeGreaterThanOrEqual(before[at] ?? 0)
        // One may be under way when the answer to the command comes.
        expect(length).toBeLessThanOrEqual((atEnd[at] ?? 0) + 1)
        expect(kept.slice(length)).not.toContain(true)
      }
      expect(await server.end('SIGTERM')).toBe(0)
      expect(existsSync(path.join(dataDir, 'earshot.restored-secret'))).toBe(false)
      expect(readdirSync(dataDir).filter((name) => name.startsWith('earshot.copy'))).toEqual([])
    }
  }, 900_000)
})

test('a backup is not restored over a site, nor under a running server, nor written over a file', async () => {
  const settings = await openSettings('embedded')
  const dataDir = settings['DATA_DIR'] ?? ''
  const server = await startedServer(dataDir, { ...settings, PUBLIC_URL: '' })
  await nameSite(server)
  const file = path.join(folder, 'site.zip')
  expect(await runCli('backup', [file], settings)).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /Wrote .*site\.zip: [\d,]+ rows and 0 images.*\nSHA-256 [0-9a-f]{64}\n/,
    ) as string,
  })
  expect(await runCli('backup', [file], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is already a file at') as string,
  })
  expect(await runCli('restore', [file], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('stop it, and start it again after the restore') as string,
  })
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await runCli('restore', [file], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The site is not empty') as string,
  })
  expect(await runCli('restore', [file, '--replace'], settings)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/The site as it was is kept in .*before-restore-.*\.zip/) as string,
  })
  expect(await runCli('restore', [path.join(folder, 'none.zip')], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is nothing at') as string,
  })
  expect(await runCli('restore', [], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('No migration has been backed up') as string,
  })
}, 600_000)
