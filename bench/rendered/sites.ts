import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '#server/build/bootstrap.mjs'
import { precompress } from '#server/http/precompress.ts'
import { startServer, type RunningServer } from '../../e2e/harness/server.ts'
import { addressOf } from '../api/keepAlive.ts'
import { copyStore, storeName } from '../copies.ts'
import { BENCH_SECRET } from '../data/members.ts'
import { openStore } from '../data/stores.ts'
import { HEAP } from '../server.ts'
import { realSources } from '../trouble/site.ts'
import { choosePages, newestIdea } from './pages.ts'
import { openShapedPorts, type ShapedPorts } from './shapedPorts.ts'
import { capture, serveCopies, writeCopies, type Copies } from './staticPages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/bench')
/** A copy of what is built, since static pages are put among its files. */
const product = path.join(cache, 'rendered')

/** So many times a server renders each page before it is measured, as one that has run for a while has. */
const WARM_UP = 40

/** A measured page by its copies. */
export interface MeasuredPage extends Copies {
  readonly name: string
}

/** The same site twice, rendered by the server and by the browser alone, each behind a shaped port. */
export interface Sites {
  readonly rendered: RunningServer
  /** Origins behind the shaped ports. */
  readonly origins: { readonly rendered: string; readonly client: string; readonly static: string }
  readonly pages: readonly MeasuredPage[]
  readonly cookies: readonly string[]
  readonly ports: ShapedPorts
  close(): Promise<void>
}

/** Makes the data where they are missing, imports the real trackers of this machine into a copy, and starts both servers. */
export async function openSites(scale: number): Promise<Sites> {
  await ensureBuilt(root)
  rmSync(product, { recursive: true, force: true })
  cpSync(path.join(root, 'dist'), path.join(product, 'dist'), { recursive: true })
  cpSync(path.join(root, 'package.json'), path.join(product, 'package.json'))
  await (await openStore('embedded', scale)).close()
  const { cookies } = JSON.parse(
    readFileSync(path.join(cache, `${storeName('embedded', scale)}.json`), 'utf8'),
  ) as { cookies: string[] }
  const copy = await copyStore(cache, 'embedded', scale)
  const dataDir = copy.env['DATA_DIR'] ?? ''
  const second = `${dataDir}_client`
  const ports = await openShapedPorts(3)
  const started: RunningServer[] = []
  const client = path.join(product, 'dist/client')
  const files = await serveCopies(client)
  const close = async (): Promise<void> => {
    ports.stop()
    files.close()
    for (const server of started) await server.kill()
    await copy.close()
    rmSync(second, { recursive: true, force: true })
  }
  try {
    const generated = await newestIdea(dataDir)
    for (const source of realSources()) importInto(dataDir, source)
    const chosen = await choosePages(dataDir, generated)
    rmSync(second, { recursive: true, force: true })
    cpSync(dataDir, second, { recursive: true })
    const origins = ports.ports.map((port) => `http://127.0.0.1:${port}`)
    const start = async (folder: string, render: boolean): Promise<RunningServer> => {
      const server = await startServer({
        dataDir: folder,
        command: [...HEAP, path.join(product, 'dist/server/server.mjs')],
        env: {
          HOST: '127.0.0.1',
          SECRET: BENCH_SECRET,
          TRUST_PROXY: 'true',
          RENDER: String(render),
        },
        limit: 300_000,
      })
      started.push(server)
      return server
    }
    const first = await start(dataDir, true)
    await ports.lead([first.port])
    const pages: MeasuredPage[] = []
    for (const [index, { name, path: address }] of chosen.entries()) {
      const page = await capture(origins[0] ?? '', address)
      pages.push({ name, ...writeCopies(client, `page-${index}`, page) })
    }
    await precompress(path.join(client, 'static'))
    await first.stop()
    const rendered = await start(dataDir, true)
    await warmUp(rendered, pages, cookies)
    const alone = await start(second, false)
    await ports.lead([rendered.port, alone.port, files.port])
    const [renderedOrigin = '', clientOrigin = '', staticOrigin = ''] = origins
    return {
      rendered,
      origins: { rendered: renderedOrigin, client: clientOrigin, static: staticOrigin },
      pages,
      cookies,
      ports,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** For members, whose pages are never kept: the first dozens take up to five times as long, until the engine has compiled the code. */
async function warmUp(
  server: RunningServer,
  pages: readonly MeasuredPage[],
  cookies: readonly string[],
): Promise<void> {
  for (let n = 0; n < WARM_UP; n += 1)
    for (const { path: address } of pages) {
      const headers = { cookie: cookies[n % cookies.length] ?? '', 'x-forwarded-for': addressOf(n) }
      await (await fetch(server.url + address, { headers })).arrayBuffer()
    }
}

function importInto(dataDir: string, source: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'server/cli/import.ts', source], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SECRET: BENCH_SECRET, DATA_DIR: dataDir },
  })
}
