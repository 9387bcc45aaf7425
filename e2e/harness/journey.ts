import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { BrowserContextOptions } from 'playwright-core'
import { openVisit, type Visit } from './browser.ts'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'

/** Milliseconds after which a journey has failed: else nobody would learn which one hangs. */
const LIMIT = 300_000

const folder = path.resolve(import.meta.dirname, '../../.cache/e2e')

export interface Journey {
  /** Starts a server that ends with the journey; its log is kept when the journey fails. */
  start(options?: ServerOptions): Promise<RunningServer>
  /** Starts a server again that has ended or been killed. */
  restart(server: RunningServer): Promise<RunningServer>
  /** Opens a page whose errors fail the journey; it closes with the journey. */
  open(
    server: RunningServer | Pick<RunningServer, 'url'>,
    options?: BrowserContextOptions,
  ): Promise<Visit>
  /** Saves a picture of the page in .cache/e2e and resolves with its path. */
  picture(visit: Visit, name: string): Promise<string>
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)

async function keepEvidence(
  name: string,
  servers: readonly RunningServer[],
  visits: readonly Visit[],
): Promise<string> {
  const at = path.join(folder, slug(name))
  await fs.mkdir(at, { recursive: true })
  for (const [index, server] of servers.entries())
    await fs.writeFile(path.join(at, `server-${index + 1}.txt`), server.output())
  for (const [index, visit] of visits.entries()) {
    await fs.writeFile(
      path.join(at, `page-${index + 1}.txt`),
      [visit.page.url(), ...visit.problems()].join('\n'),
    )
    await visit.page
      .screenshot({ path: path.join(at, `page-${index + 1}.png`), fullPage: true, timeout: 5000 })
      .catch(() => undefined)
  }
  return at
}

async function clean(servers: readonly RunningServer[], visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) await visit.close()
  for (const server of servers) await server.kill()
  for (const dataDir of new Set(servers.map((it) => it.dataDir)))
    await fs.rm(dataDir, { recursive: true, force: true })
}

/**
 * One way of a person through the product, on real servers and in a real browser.
 * It fails on any error in a page too; what the pages and servers said is then kept in .cache/e2e.
 */
export function journey(name: string, body: (journey: Journey) => Promise<void>): void {
  void test(name, { timeout: LIMIT }, async () => {
    const servers: RunningServer[] = []
    const visits: Visit[] = []
    const visited = new Set<RunningServer>()
    const kept = async (server: Promise<RunningServer>) => (servers.push(await server), server)
    try {
      await body({
        start: (options) => kept(startServer(options)),
        restart: (server) => kept(server.restart()),
        open: async (server, options) => {
          if ('output' in server) visited.add(server)
          const visit = await openVisit(server.url, options)
          visits.push(visit)
          return visit
        },
        picture: async (visit, picture) => {
          const file = path.join(folder, slug(name), `${slug(picture)}.png`)
          await visit.page.screenshot({ path: file, fullPage: true })
          return file
        },
      })
      assert.deepEqual(
        visits.flatMap((it) => it.problems()),
        [],
        'a page had problems',
      )
    } catch (error) {
      const at = await keepEvidence(name, [...new Set([...servers, ...visited])], visits)
      throw new Error(
        `${error instanceof Error ? error.message : String(error)}\nPictures and logs: ${path.relative(process.cwd(), at)}`,
        { cause: error },
      )
    } finally {
      await clean(servers, visits)
    }
  })
}
