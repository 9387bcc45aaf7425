import fs from 'node:fs/promises'
import { test as base, type BrowserContextOptions, type TestInfo } from '@playwright/test'
import { startServer, type RunningServer, type ServerOptions } from './server.ts'
import { openVisit, type Visit } from './visit.ts'

export { expect } from '@playwright/test'

/** The fixtures of a journey. */
export interface Journey {
  /** Starts a server that ends with the journey; its log is kept when the journey fails. */
  start: (options?: ServerOptions) => Promise<RunningServer>
  /** Starts a server again that has ended or been killed. */
  restart: (server: RunningServer) => Promise<RunningServer>
  /** Opens a page whose errors fail the journey; it closes with the journey. */
  open: (server: Pick<RunningServer, 'url'>, options?: BrowserContextOptions) => Promise<Visit>
  /** Saves a picture of the page beside the journey's other results, when the variable PICTURES asks for pictures. */
  picture: (visit: Pick<Visit, 'page'>, name: string) => Promise<void>
}

/** The servers of a journey: those it started, which end with it, and those it visited. */
interface Servers {
  keep(starting: Promise<RunningServer>): Promise<RunningServer>
  readonly visited: Set<RunningServer>
}

const attach = (testInfo: TestInfo, name: string, body: string): Promise<void> =>
  testInfo.attach(name, { body, contentType: 'text/plain' })

/** Keeps what the pages looked like and what was wrong with them. */
async function keepPages(testInfo: TestInfo, visits: readonly Visit[]): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    const name = `page-${index + 1}`
    await attach(testInfo, name, [visit.page.url(), ...visit.problems()].join('\n'))
    const path = testInfo.outputPath(`${name}.png`)
    await visit.page.screenshot({ path, fullPage: true, timeout: 5_000 }).catch(() => undefined)
  }
}

/** Ends servers at once and removes their data. */
async function end(servers: readonly RunningServer[]): Promise<void> {
  for (const server of servers) await server.kill()
  for (const dataDir of new Set(servers.map((it) => it.dataDir)))
    await fs.rm(dataDir, { recursive: true, force: true })
}

/**
 * A journey: one way of a person through the product, on real servers and in a real browser. It
 * fails on any error in a page too; then its trace, pictures and logs are in .cache/e2e.
 */
export const test = base.extend<Journey & { servers: Servers }>({
  servers: async ({}, use, testInfo) => {
    const [own, visited] = [[] as RunningServer[], new Set<RunningServer>()]
    const keep = async (starting: Promise<RunningServer>): Promise<RunningServer> => {
      own.push(await starting)
      return starting
    }
    await use({ keep, visited })
    if (testInfo.errors.length > 0)
      for (const [index, server] of [...new Set([...own, ...visited])].entries())
        await attach(testInfo, `server-${index + 1}`, server.output())
    await end(own)
  },
  start: ({ servers }, use) => use((options) => servers.keep(startServer(options))),
  restart: ({ servers }, use) => use((server) => servers.keep(server.restart())),
  open: async ({ browser, servers }, use, testInfo) => {
    const visits: Visit[] = []
    await use(async (server, options) => {
      if ('output' in server) servers.visited.add(server as RunningServer)
      const visit = await openVisit(browser, server.url, options)
      visits.push(visit)
      return visit
    })
    const problems = visits.flatMap((it) => it.problems())
    if (testInfo.errors.length + problems.length > 0) await keepPages(testInfo, visits)
    for (const visit of visits) await visit.close()
    if (problems.length > 0) throw new Error(`A page had problems:\n${problems.join('\n')}`)
  },
  picture: async ({}, use, testInfo) => {
    const isAsked = (process.env['PICTURES'] ?? '') !== ''
    await use(async ({ page }, name) => {
      const path = testInfo.outputPath(`${name.replace(/[^a-z0-9]+/gi, '-')}.png`)
      if (isAsked) await page.screenshot({ path, fullPage: true })
    })
  },
})
