import fs from 'node:fs/promises'
import { test } from '@playwright/test'
import { copyOfSite, type SiteStart } from './madeSite.ts'
import { startServer, type RunningServer } from './server.ts'
import { createSite, person, type Person } from './site.ts'

export interface SharedSite {
  readonly server: RunningServer
  /** Ana, who owns the site. */
  readonly owner: Person
  /** Starts the server again after it was stopped or killed. */
  restart(): Promise<void>
}

/** A server whose pages browsers render, for journeys of the client's own way to the API. */
export const renderedByBrowsers = async (): Promise<Record<string, string>> => ({ RENDER: 'false' })

/**
 * One server with a site, for all journeys of the file that calls this.
 * @param prepare what else the journeys need to be there
 * @param environment variables of the server, made before it starts
 */
export function sharedSite(
  start: SiteStart = 'SAMPLE',
  prepare: (site: Pick<SharedSite, 'server' | 'owner'>) => Promise<void> = async () => {},
  environment: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): SharedSite {
  let current: { server: RunningServer; owner: Person } | undefined
  const started = (): { server: RunningServer; owner: Person } => {
    if (current === undefined)
      throw new Error('The shared server is there from the first journey on.')
    return current
  }
  test.beforeAll(async () => {
    const env = await environment()
    const { dataDir, cookie } = await copyOfSite(start, createSite)
    const server = await startServer({ dataDir, env }).catch(async (error: unknown) => {
      await fs.rm(dataDir, { recursive: true, force: true })
      throw error
    })
    current = { server, owner: person(server, cookie) }
    await prepare(current)
  })
  test.afterAll(async () => {
    if (current === undefined) return
    await current.server.kill()
    await fs.rm(current.server.dataDir, { recursive: true, force: true })
  })
  return {
    get server() {
      return started().server
    },
    get owner() {
      return started().owner
    },
    async restart() {
      current = { ...started(), server: await started().server.restart() }
    },
  }
}
