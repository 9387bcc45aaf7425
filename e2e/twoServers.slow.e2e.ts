// Two servers on one PostgreSQL: what visitors get from either, and what both say when it is away.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { needPostgres } from './harness/needPostgres.ts'
import { startServer, type RunningServer } from './harness/server.ts'
import { createSite } from './harness/site.ts'
import { test } from './harness/test.ts'

needPostgres()

const page = ({ url }: RunningServer, cookie = ''): Promise<Response> =>
  fetch(url, { headers: { accept: 'text/html', cookie } })

test('kept pages show what was changed through the other server, and 503 when the database is away', async () => {
  const folder = path.join(tmpdir(), `earshot-two-servers-${process.pid}`)
  const cluster = await startCluster(folder)
  const env = {
    RENDER: 'true',
    DATABASE_URL: cluster.url('postgres'),
    SECRET: 'the same secret for both of the servers',
  }
  const servers: RunningServer[] = []
  try {
    const first = await startServer({ env })
    servers.push(first)
    const { cookie } = await createSite(first, 'SAMPLE')
    const second = await startServer({ env })
    servers.push(second)
    for (let n = 0; n < 10; n += 1) {
      const [changed, other] = n % 2 === 0 ? [first, second] : [second, first]
      const query = `mutation { updateSite(tagline: "The ${n}th of them") { errors { code } } }`
      const answer = await fetch(`${changed.url}/graphql`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      assert.deepEqual(await answer.json(), { data: { updateSite: { errors: [] } } })
      for (const server of [other, changed])
        assert.match(await (await page(server)).text(), new RegExp(`The ${n}th of them`))
      assert.equal((await page(other)).headers.get('cache-control'), 'public, no-cache')
    }
    await cluster.stop()
    for (const who of ['', cookie]) {
      const away = await page(first, who)
      assert.equal(away.status, 503)
      assert.equal(away.headers.get('retry-after'), '5')
      assert.match(await away.text(), /<div id="root">/)
    }
  } finally {
    for (const server of servers) {
      await server.kill()
      await fs.rm(server.dataDir, { recursive: true, force: true })
    }
    await cluster.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
})
