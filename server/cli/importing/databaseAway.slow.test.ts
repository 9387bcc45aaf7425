import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { writeArchive } from '#server/areas/importing/testing/issues.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { type Cluster, startCluster } from '#server/testing/postgresCluster.ts'
import { type ServerProcess, startedServer } from '#server/testing/startServer.ts'
import { until } from '#server/testing/until.ts'
import { type Ran, startCli } from '../archiving/testing/runCli.ts'

const IDEAS = 1_500
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-away-'))
const archive = writeArchive(
  'a/away',
  Array.from({ length: IDEAS }, (_, at) => ({
    number: at + 1,
    title: `Idea ${at + 1}`,
    comments: [{ author: 'bea', body: 'Me too', createdAt: '2024-01-02T00:00:00Z' }],
  })),
)
const settings = (cluster: Cluster) => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: cluster.url('postgres'),
  SECRET: 'the same secret for all of the servers',
  PUBLIC_URL: '',
})

async function ask(cluster: Cluster, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(text)
    return rows[0]?.count ?? 0
  } catch {
    return 0
  } finally {
    await client.end().catch(() => undefined)
  }
}
const ideas = (cluster: Cluster) => ask(cluster, 'select count(*)::int as count from idea')

/** Imports, and takes the database away in the middle of it; again and again, where `isOver` asks, until the import has ended. */
async function interrupted(
  cluster: Cluster,
  takeAway: (isOver: () => boolean) => Promise<unknown>,
): Promise<Ran> {
  const before = await ideas(cluster)
  const { ended } = startCli('import', [archive.path], settings(cluster))
  await until('it imports', async () => (await ideas(cluster)) > before + 20)
  let isOver = false
  void ended.finally(() => (isOver = true))
  await takeAway(() => isOver)
  return ended
}

const whenPostgres = findPostgres() === undefined ? describe.skip : describe

whenPostgres('a database that goes away under an import', () => {
  let cluster: Cluster
  let server: ServerProcess | undefined
  beforeAll(async () => {
    cluster = await startCluster(`${folder}-cluster`)
  }, 60_000)
  afterAll(async () => {
    await server?.end('SIGKILL')
    await cluster.stop()
    archive.remove()
    for (const at of [folder, `${folder}-cluster`]) rmSync(at, { recursive: true, force: true })
  }, 60_000)

  const sentence =
    /(?:^|\n)The database went away\. What was imported until then is kept: run the same command again when it is back\.\n$/
  const expectSentence = ({ code, said }: Ran): void => {
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/\n {4}at |Error:/)
    expect(code).toBe(1)
  }
  const comeBack = async (): Promise<void> => {
    cluster = await startCluster(`${folder}-cluster`, cluster.port)
  }

  test('ends it in one sentence, whatever way it goes, and the next run goes on', async () => {
    const terminate =
      'select count(pg_terminate_backend(pid))::int as count from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'
    // A connection that ends between two statements is replaced, and the import goes on.
    const terminated = await interrupted(cluster, async (isOver) => {
      while (!isOver()) await ask(cluster, terminate)
    })
    expectSentence(terminated)
    expectSentence(await interrupted(cluster, () => cluster.stop()))
    await comeBack()
    expect(await ideas(cluster)).toBeLessThan(IDEAS)

    server = await startedServer(settings(cluster).DATA_DIR, settings(cluster))
    expectSentence(await interrupted(cluster, () => cluster.stop()))
    await comeBack()
    const { code, said } = await startCli('import', [archive.path], settings(cluster)).ended
    expect([code, said]).toEqual([0, expect.stringContaining('Done.')])
    expect(await ideas(cluster)).toBe(IDEAS)
    expect(await ask(cluster, 'select count(*)::int as count from import_job')).toBe(1)
  }, 240_000)
})
