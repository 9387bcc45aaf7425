import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster, type Cluster } from '#server/testing/postgresCluster.ts'
import { startProxy, type Proxy } from '#server/testing/proxy.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'
import { until } from '#server/testing/until.ts'

const folder = path.join(tmpdir(), `earshot-restarts-${process.pid}`)
/** RESTARTS=20 for as many as a deployment of a week has. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 8)
const REQUESTS = 1_000
const json = { 'content-type': 'application/json' }
const query = '{ site { name } }'

let cluster: Cluster
let proxy: Proxy

const start = (name: string): Promise<ServerProcess> =>
  startedServer(path.join(folder, name), {
    DATABASE_URL: cluster.url('postgres'),
    SECRET: 'the same secret for all of the servers',
    TRUST_PROXY: 'true',
    PUBLIC_URL: '',
  })
const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port)

/** Requests of the kinds that a proxy passes on, one after another: reads and posts. */
const ask = (origin: string, n: number): Promise<Response> =>
  n % 2 === 0
    ? fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`)
    : fetch(`${origin}/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query }) })

const whenPostgres = findPostgres() === undefined ? describe.skip : describe

whenPostgres('servers on one PostgreSQL', () => {
  const running = new Set<ServerProcess>()

  beforeEach(async () => {
    cluster = await startCluster(`${folder}-cluster`)
    proxy = await startProxy()
  }, 60_000)
  afterEach(async () => {
    for (const server of running) await server.end('SIGKILL')
    running.clear()
    await proxy.close()
    await cluster.stop()
    for (const at of [folder, `${folder}-cluster`]) rmSync(at, { recursive: true, force: true })
  }, 60_000)

  test(`of ${REQUESTS} requests across ${RESTARTS} restarts none fails`, async () => {
    const servers = [await start('one'), await start('two')]
    servers.forEach((server) => running.add(server))
    proxy.use(servers.map(portOf))
    const failures: string[] = []
    let asked = 0
    let isOver = false
    const visit = async (): Promise<void> => {
      while (!isOver || asked < REQUESTS) {
        const n = (asked += 1)
        const answer = await ask(proxy.url, n).catch((error: Error) => error)
        if (answer instanceof Error) failures.push(`${n}: ${answer.message}`)
        else if (answer.status !== 200) failures.push(`${n}: ${answer.status}`)
        else if (!(await answer.text()).includes('"site"')) failures.push(`${n}: no site`)
      }
    }
    const visitors = Promise.all([visit(), visit(), visit(), visit()])
    try {
      for (let n = 0; n < RESTARTS; n += 1) {
        const at = n % 2
        const old = servers[at] as ServerProcess
        const code = await old.end('SIGTERM')
        running.delete(old)
        if (code !== 0) failures.push(`restart ${n} ended with ${code}: ${old.said.slice(-500)}`)
        const next = await start(at === 0 ? 'one' : 'two')
        running.add(next)
        servers[at] = next
        proxy.use(servers.map(portOf))
      }
    } finally {
      isOver = true
      await visitors
    }
    console.log(`${asked} requests across ${RESTARTS} restarts, ${failures.length} failed`)
    expect(failures).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(REQUESTS)
  }, 300_000)

  test('a database that goes away and comes back needs no restart of a server', async () => {
    const server = await start('one')
    running.add(server)
    const read = (): Promise<Response> => ask(server.url, 0)
    expect((await read()).status).toBe(200)
    const { port } = cluster
    await cluster.stop()
    for (const n of [0, 1]) {
      const away = await ask(server.url, n)
      expect(away.status).toBe(503)
      expect(away.headers.get('retry-after')).toBe('5')
      expect(await away.json()).toMatchObject({
        errors: [{ extensions: { code: 'DATABASE_AWAY' } }],
      })
    }
    const robots = await fetch(`${server.url}/robots.txt`)
    expect([robots.status, robots.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    cluster = await startCluster(`${folder}-cluster`, port)
    await until('the server answers again', async () => (await read()).status === 200)
    await until(
      'it is ready',
      async () => (await fetch(`${server.url}/health/ready`)).status === 200,
    )
    expect(await server.end('SIGTERM')).toBe(0)
    running.delete(server)
    expect(server.said.match(/The database is away/g)?.length ?? 0).toBeLessThan(5)
  }, 120_000)

  test('a server that is told to end says so, and goes on working for as long as is set', async () => {
    const server = await startedServer(path.join(folder, 'slow'), {
      DATABASE_URL: cluster.url('postgres'),
      SECRET: 'the same secret for all of the servers',
      STOP_DELAY_SECONDS: '3600',
      PUBLIC_URL: '',
    })
    running.add(server)
    server.child.kill('SIGTERM')
    await until(
      'it is not ready',
      async () => (await fetch(`${server.url}/health/ready`)).status === 503,
    )
    const answer = await ask(server.url, 1)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  }, 60_000)
})
