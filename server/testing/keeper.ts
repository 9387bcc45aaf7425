import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { dataPaths } from '#server/db/dataFolder.ts'
import { Engine } from '#server/db/engine/Engine.ts'
import { PortStream } from '#server/db/engine/PortStream.ts'
import { MIGRATIONS_FOLDER } from '#server/db/migrations.ts'
import { copyFolder } from './copyFolder.ts'
import { type Cluster, startCluster } from './postgresCluster.ts'

/*
 * A process beside Jest that holds the databases of its tests: PGlite does not run inside Jest's
 * VM, and one PostgreSQL serves all test files. It ends, and takes everything along, when the
 * process that it was started for is gone.
 */
const [folder = '', watched = ''] = process.argv.slice(2)
const CACHE = path.resolve('node_modules/.cache/earshot')
const TEMPLATE = 'earshot_template'

let cluster: Promise<Cluster> | undefined
let template: Promise<string> | undefined
let count = 0
const engines = new Map<string, () => Promise<void>>()

function once<T>(current: T | undefined, make: () => T): T {
  return current ?? make()
}

/** A migrated embedded database, kept between runs until a migration or PGlite changes. */
async function embeddedTemplate(): Promise<string> {
  const hash = createHash('sha256').update(
    readFileSync('node_modules/@electric-sql/pglite/package.json'),
  )
  for (const file of readdirSync(MIGRATIONS_FOLDER, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.sql'))
      hash.update(file).update(readFileSync(path.join(MIGRATIONS_FOLDER, file)))
  }
  const kept = path.join(CACHE, `embedded-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(kept)) return kept
  const fresh = path.join(folder, 'template')
  await (await openDatabase({ dataDir: fresh })).close()
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE))
    if (old.startsWith('embedded-')) rmSync(path.join(CACHE, old), { recursive: true, force: true })
  const copy = `${kept}.${process.pid}`
  await copyFolder(fresh, copy)
  renameSync(copy, kept)
  return kept
}

async function openEmbedded(): Promise<string> {
  template = once(template, embeddedTemplate)
  const own = path.join(folder, `embedded-${(count += 1)}`)
  await copyFolder(dataPaths(await template).database, own)
  // Nobody needs a test's database after a power cut, and each sync waits for the disk.
  const engine = new Engine({ folder: own, sync: false })
  await engine.start()
  const server = createServer((socket) => {
    const stream = new PortStream(engine)
    stream.on('error', () => socket.destroy())
    socket.on('error', () => stream.destroy())
    stream.once('connect', () => socket.pipe(stream).pipe(socket))
    stream.connect()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`
  engines.set(url, async () => {
    server.close()
    await engine.close()
    await rm(own, { recursive: true, force: true })
  })
  return url
}

/** A data folder as a server leaves it, for tests that start servers. */
async function openFolder(): Promise<string> {
  template = once(template, embeddedTemplate)
  const own = path.join(folder, `data-${(count += 1)}`)
  await copyFolder(await template, own)
  engines.set(own, () => rm(own, { recursive: true, force: true }))
  return own
}

async function startPostgres(): Promise<Cluster> {
  const started = await startCluster(path.join(folder, 'postgres'))
  await sql(started, `create database ${TEMPLATE}`)
  await (await openDatabase({ url: started.url(TEMPLATE) })).close()
  return started
}

async function sql(on: Cluster, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: on.url('postgres') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** One at a time: CREATE DATABASE refuses a template that another one is being copied from. */
let creating: Promise<unknown> = Promise.resolve()

async function openPostgres(): Promise<string> {
  cluster = once(cluster, startPostgres)
  const started = await cluster
  const name = `test_${(count += 1)}`
  const created = creating.then(() => sql(started, `create database ${name} template ${TEMPLATE}`))
  creating = created.catch(() => undefined)
  await created
  engines.set(started.url(name), () => sql(started, `drop database ${name} with (force)`))
  return started.url(name)
}

const requests: Record<string, (body: string) => Promise<string>> = {
  '/open/embedded': openEmbedded,
  '/open/postgres': openPostgres,
  '/open/folder': openFolder,
  '/close': async (url) => {
    await engines.get(url)?.()
    engines.delete(url)
    return ''
  },
}

createHttpServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const answer =
      requests[request.url ?? '']?.(body) ??
      Promise.reject(new Error(`Unknown request ${request.url}`))
    answer.then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
}).listen(path.join(folder, 'keeper.sock'))

async function leave(): Promise<void> {
  if (cluster !== undefined) await cluster.then((started) => started.stop()).catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

setInterval(() => {
  try {
    process.kill(Number(watched), 0)
  } catch {
    void leave()
  }
}, 500)
process.once('SIGTERM', () => void leave())
