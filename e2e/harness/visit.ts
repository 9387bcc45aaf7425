import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { linkTo } from './place.ts'
import { basePath } from './server.ts'

/** The sizes the product is made for. */
export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }

/** A page of a person of their own, whose problems are noted. */
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
  const addresses = new Set<string>()
  // Refusals by the content security policy arrive here as well.
  page.on('console', (message) => {
    const text = message.text()
    // That a page is not there is an answer.
    if (/ 404 /.test(text) && addresses.has(message.location().url)) return
    if (message.type() === 'error' && !text.endsWith('net::ERR_INTERNET_DISCONNECTED'))
      note(`console: ${text} (${message.location().url})`)
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.add(request.url())
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      note(`request to another host: ${url.href}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // The page itself no longer wants it, or the journey took the connection away, perhaps while
    // code for the next page was on its way.
    if (!/ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(why))
      note(`failed request: ${request.method()} ${request.url()} ${why}`)
  })
}

/** Lets journeys name what they ask for by its path within the site, where that lies under another one. */
function takePlaces(page: Page): void {
  const whole = (address: string): string =>
    address.startsWith('/') && !new RegExp(`^${basePath}(?:[/?#]|$)`).test(address)
      ? linkTo(address)
      : address
  const goto = page.goto.bind(page)
  page.goto = (address, options) => goto(whole(address), options)
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = (address, options) =>
    waitForURL(
      typeof address === 'string' && address.startsWith(`${LIST}?`)
        ? ({ pathname, search }) =>
            pathname.replace(/(?<=.)\/$/, '') + search === linkTo('/') + address.slice(LIST.length)
        : address,
      options,
    )
  const { request } = page
  const [get, post] = [request.get.bind(request), request.post.bind(request)]
  request.get = (address, options) => get(whole(address), options)
  request.post = (address, options) => post(whole(address), options)
}

/** The pattern of a list's address, before its query: under another path none has a slash there. */
const LIST = '**/'

/**
 * Opens a page of a person of their own: no cookies, nothing stored.
 * @param origin of the server; requests elsewhere are problems
 */
export async function openVisit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, ...options })
  const noted: string[] = []
  const allowed: RegExp[] = []
  context.on('page', (page) => {
    watch(page, new URL(origin).origin, (line) => noted.push(line))
    if (basePath !== '') takePlaces(page)
  })
  const page = await context.newPage()
  return {
    page,
    problems: () => noted.filter((line) => !allowed.some((it) => it.test(line))),
    allow: (pattern) => void allowed.push(pattern),
    close: () => context.close(),
  }
}
