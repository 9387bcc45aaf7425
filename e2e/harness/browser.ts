import path from 'node:path'
import { after } from 'node:test'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { findBrowser, noBrowser } from '../../.ci/browser.mjs'
import { PATIENCE } from './wait.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The sizes the product is made for. */
export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }

let launched: Promise<Browser> | undefined

// Here and not at the launch, where it would belong to the test that happens to run.
after(async () => (await launched)?.close())

/** The one browser of this test file; closed when its tests are over. */
export function browser(): Promise<Browser> {
  if (launched === undefined) {
    const executablePath = findBrowser(path.resolve(import.meta.dirname, '../..'))
    if (executablePath === null) throw new Error(noBrowser)
    launched = chromium.launch({ executablePath, args: flags })
  }
  return launched
}

export interface Visit {
  readonly page: Page
  /** Everything that went wrong in the page so far and was not allowed, each in one line. */
  problems(): string[]
  /** Problems that match are expected: a refused sign-in is a 401 on the console. */
  allow(pattern: RegExp): void
  close(): Promise<void>
}

function watch(page: Page, origin: string, note: (line: string) => void): void {
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`))
  page.on('crash', () => note('the page crashed'))
  // Refusals by the content security policy arrive here as well.
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      note(`request to another host: ${url.href}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A request that the page itself no longer wants is no failure.
    if (why !== 'net::ERR_ABORTED')
      note(`failed request: ${request.method()} ${request.url()} ${why}`)
  })
}

/**
 * Opens a page of a person of their own: no cookies, nothing stored.
 * @param origin of the server; requests elsewhere are problems
 */
export async function openVisit(
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await (
    await browser()
  ).newContext({ viewport: desktop, locale: 'en-GB', baseURL: origin, ...options })
  const noted: string[] = []
  const allowed: RegExp[] = []
  context.on('page', (page) => watch(page, new URL(origin).origin, (line) => noted.push(line)))
  // The loader of TypeScript names inner functions by a helper of its own, which functions run in the page lack.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  return {
    page,
    problems: () => noted.filter((line) => !allowed.some((it) => it.test(line))),
    allow: (pattern) => void allowed.push(pattern),
    close: () => context.close(),
  }
}
