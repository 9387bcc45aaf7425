import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findBrowser, noBrowser } from '../../e2e/harness/findBrowser.mjs'

/** Typical network and processor conditions. */
export interface Conditions {
  readonly name: string
  /** Milliseconds until each answer begins. */
  readonly latency: number
  readonly megabits: number
  /** Factor by which the processor is slower. */
  readonly cpu: number
}

export const fast: Conditions = { name: '40 ms, 10 Mbit', latency: 40, megabits: 10, cpu: 1 }
export const slow: Conditions = {
  name: '150 ms, 1.6 Mbit, CPU ÷ 4',
  latency: 150,
  megabits: 1.6,
  cpu: 4,
}
export const local: Conditions = { name: 'no throttling', latency: 0, megabits: 0, cpu: 1 }

export interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
  /**
   * Counts the product's requests since the last call, without Chromium's own request for the icon.
   */
  requests(): { api: number; all: number }
  close(): Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launch(): Promise<Browser> {
  const executablePath = findBrowser(path.resolve(import.meta.dirname, '../..'))
  if (executablePath === null) throw new Error(noBrowser)
  return chromium.launch({ executablePath, headless: true, args: flags })
}

/** Opens a fresh browser profile, signed in where a Cookie header is given. */
export async function openVisit(
  browser: Browser,
  url: string,
  conditions: Conditions,
  cookie?: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: url,
  })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url }])
  }
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.mjs') })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (conditions.megabits > 0) {
    const throughput = (conditions.megabits * 1e6) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
  let count = { api: 0, all: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/favicon.svg') return
    count.all += 1
    if (pathname === '/graphql') count.api += 1
  })
  return {
    page,
    devtools,
    requests() {
      const counted = count
      count = { api: 0, all: 0 }
      return counted
    },
    close: () => context.close(),
  }
}

/**
 * Loads a list. Gives the milliseconds from the start of the navigation to the paint of its first
 * idea.
 */
export async function openList({ page }: Visit): Promise<number> {
  await page.goto('/', { waitUntil: 'commit' })
  return page.evaluate<number>('bench.firstIdea')
}
