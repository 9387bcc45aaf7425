import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** One look at a page with an empty cache; milliseconds since the navigation began. */
export interface Look {
  /** The paint of the first idea: of a list its first title, of an idea its text. */
  readonly readable: number
  readonly lcp: number
  /** When React has taken the page over; null for a page without it. */
  readonly alive: number | null
  readonly cls: number
  /** Requests of the API until the page was alive. */
  readonly asked: number
  /** Requests that had to be answered for the content: 1 where the page itself holds it. */
  readonly needed: number
  readonly kilobytes: number
}

/** The first navigation after a cold load, and the way back. */
export interface Trip {
  readonly open: number
  readonly openAsked: number
  readonly back: number
  readonly backAsked: number
}

export interface Place {
  readonly url: string
  readonly cpu: number
  /** Signs somebody in. */
  readonly cookie?: string
}

interface Report extends Omit<Look, 'needed' | 'kilobytes'> {
  readonly before: number
  readonly text: string
}

/** Milliseconds without a request after which a page counts as settled, and until a press counts as lost. */
const SETTLED_MS = 700
const LOST_MS = 15_000

interface Opened {
  readonly page: Page
  readonly devtools: CDPSession
  close(): Promise<void>
}

async function opened(browser: Browser, { url, cpu, cookie }: Place): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url }])
  }
  await context.addInitScript({ path: path.join(import.meta.dirname, 'watch.mjs') })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devtools, close: () => context.close() }
}

async function settled(page: Page, hasCode: boolean): Promise<void> {
  await page.evaluate('rendered.readable')
  if (hasCode) await page.evaluate('rendered.alive')
  await page.waitForLoadState('networkidle')
  await wait(SETTLED_MS)
}

/** The longest run of letters in a text, which stands in HTML as it is. */
function plainPartOf(text: string): string {
  const runs = text.match(/[\p{L}\p{N} ]+/gu) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '').trim()
}

/** Opens a page and looks until it has settled; `hasCode`: it comes alive. */
export async function look(browser: Browser, place: Place, hasCode: boolean): Promise<Look> {
  const { page, devtools, close } = await opened(browser, place)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const response = await page.goto(place.url, { waitUntil: 'commit' })
  await settled(page, hasCode)
  const { before, text, ...rest } = await page.evaluate<Report>('rendered.report()')
  const isThere = ((await response?.text()) ?? '').includes(plainPartOf(text))
  await close()
  return { ...rest, needed: isThere ? 1 : 1 + before, kilobytes: bytes / 1_000 }
}

/** Presses the first vote as soon as the page can be read; gives when the server has counted it, NaN where it never did, null where there is none to press. */
export async function pressAtOnce(browser: Browser, place: Place): Promise<number | null> {
  const { page, close } = await opened(browser, place)
  const counted = page
    .waitForResponse((it) => /\bsetVote\b/.test(it.request().postData() ?? ''), {
      timeout: LOST_MS + 30_000,
    })
    .then(
      async (response) => (await response.finished(), Date.now()),
      () => Number.NaN,
    )
  await page.goto(place.url, { waitUntil: 'commit' })
  await page.evaluate('rendered.readable')
  const centre = await page.evaluate<{ x: number; y: number } | null>('rendered.centreOfControl()')
  if (centre === null) {
    await close()
    return null
  }
  await page.mouse.click(centre.x, centre.y)
  const origin = await page.evaluate<number>('performance.timeOrigin')
  const at = await Promise.race([counted, wait(LOST_MS, Number.NaN)])
  await close()
  return at - origin
}

/** From a list that has settled to its first idea, and back. */
export async function listAndBack(browser: Browser, place: Place): Promise<Trip> {
  const { page, close } = await opened(browser, place)
  await page.goto(place.url, { waitUntil: 'commit' })
  await settled(page, true)
  interface Way {
    readonly time: number
    readonly asked: number
  }
  const open = await page.evaluate<Way>('rendered.open()')
  await settled(page, true)
  const back = await page.evaluate<Way>('rendered.back()')
  await close()
  return { open: open.time, openAsked: open.asked, back: back.time, backAsked: back.asked }
}
