import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { loadArchive } from '#server/areas/archive/loadArchive.ts'
import { openArchive } from '#server/areas/archive/readArchive.ts'
import { addTheRest } from '#server/areas/archive/testing/addTheRest.ts'
import { memoryImages } from '#server/areas/archive/testing/memoryImages.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { authSession } from '#server/db/tables/accounts.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { callHttp } from '#server/testing/callHttp.ts'
import { describeOnEngines, openTestDatabase } from '#server/testing/databases.ts'
import { auth, cookieOf } from '#server/testing/permissions/ask.ts'
import { buildWorld } from '#server/testing/permissions/world.ts'
import { until } from '#server/testing/until.ts'
import { exportAnswer } from './export.ts'
import { listen, type HttpServer } from './server.ts'

// better-auth is ESM alone, which Jest's VM cannot load.
jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-again-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('all of a site as a download', (open, engine) => {
  const servers: HttpServer[] = []
  const images = memoryImages()
  let empty: OpenDatabase

  const serve = async (db: OpenDatabase): Promise<string> => {
    const log = pino({ level: 'silent' })
    const server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
    server.serve(exportAnswer({ db, auth, images }))
    servers.push(server)
    return `http://127.0.0.1:${server.port}`
  }
  const headers = { cookie: cookieOf('owner') }
  const made = () => open().orm.select().from(auditEvent).where(eq(auditEvent.kind, 'export.made'))

  beforeAll(async () => {
    empty = await openTestDatabase(engine)
    await buildWorld(open())
    await addTheRest(open())
    const ids = await open().query<{ id: string }>({ name: '', text: 'select id from image' })
    for (const { id } of ids)
      await images.put(id, { bytes: Buffer.from(`bytes of ${id}`), type: 'image/png' })
  }, 60_000)
  afterAll(async () => {
    for (const server of servers) await server.close(100)
    await empty.close()
  })

  test('gives the same to the last byte when it was brought into an empty site, and is in the audit log', async () => {
    const first = await callHttp(await serve(open()), '/api/export', { headers })
    expect(first.status).toBe(200)
    await until('the download is noted', async () => (await made()).length === 1)
    expect(await made()).toMatchObject([{ actorId: 'user_theowner' }])
    const file = path.join(folder, `${engine}.zip`)
    writeFileSync(file, first.bytes)
    const archive = await openArchive(file)
    await archive.verify()
    await empty.transaction((tx) => loadArchive(tx, archive, { images }))
    archive.close()
    // Sessions are in no archive.
    await empty.orm.insert(authSession).values(await open().orm.select().from(authSession))
    const again = await callHttp(await serve(empty), '/api/export', { headers })
    expect(again.bytes.equals(first.bytes)).toBe(true)
  })

  test('is in the audit log where it was broken off, too', async () => {
    await open().orm.delete(auditEvent)
    const url = await serve(open())
    await new Promise<void>((resolve, reject) => {
      const sent = request(url, { path: '/api/export', headers, agent: false }, (response) => {
        response.once('data', () => response.destroy())
        response.once('close', resolve)
      })
      sent.once('error', reject)
      sent.end()
    })
    await until('it is noted', async () => (await made()).length === 1)
  })
})
