import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import { firebaseHosts, startProviders, type Providers } from '../e2e/harness/providers.ts'
import { startServer, type RunningServer } from '../e2e/harness/server.ts'
import { createSite } from '../e2e/harness/site.ts'
import { launch, local, openList, openVisit, type Visit } from './page/visit.ts'
import { heading, ms, report, times } from './report.ts'
import { median, medianRatio, upperBoundOfRatio } from './statistics.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '30' }, only: { type: 'string' } },
})
const pairs = Number(values.pairs)
const AIM = 1.05
/** Milliseconds after which a step of a visit is reported as hanging. */
const LIMIT_MS = 20_000
/**
 * Pause after each visit, in milliseconds, so that requests of a closing page do not fall into the
 * next visit.
 */
const AFTER_MS = 400
/**
 * Visits per site and pair, of which the fastest counts, since other load on the machine only slows
 * visits down.
 */
const VISITS = 3
/** Milliseconds until the vote, which falls into the loading of the platforms. */
const MEANWHILE_MS = 700

interface Site {
  readonly server: RunningServer
  readonly cookie: string
}

interface Measured {
  readonly first: number
  readonly vote: number
}

/** `none` compares with another site without platforms, which shows the bias of the measurement. */
const troubles = ['none', 'well', 'blocked', 'hanging', 'failing', 'offline', 'full'] as const
type Trouble = (typeof troubles)[number]

async function siteWith(env: Readonly<Record<string, string>>): Promise<Site> {
  const server = await startServer({ env, limit: 300_000 })
  return { server, cookie: (await createSite(server, 'SAMPLE')).cookie }
}

/** Sets up the trouble that the page itself meets, besides the providers' behaviour. */
async function trouble(
  context: BrowserContext,
  providers: Providers,
  which: Trouble,
): Promise<void> {
  if (which === 'blocked' || which === 'offline') {
    const reason = which === 'blocked' ? 'blockedbyclient' : 'internetdisconnected'
    await context.route(firebaseHosts, (route) => route.abort(reason))
    await context.route('**/ingest', (route) => route.abort(reason))
  } else await providers.answerIn(context)
  if (which === 'full')
    await context.addInitScript(
      "Storage.prototype.setItem = IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    )
}

async function within<Result>(
  step: string,
  { page }: Visit,
  work: Promise<Result>,
): Promise<Result> {
  const late = new AbortController()
  const limit = wait(LIMIT_MS, undefined, { signal: late.signal }).then(async () => {
    const picture = `.cache/bench/late-${Date.now()}.png`
    await page.screenshot({ path: picture, timeout: 5_000 }).catch(() => undefined)
    throw new Error(`${step} took more than ${LIMIT_MS / 1_000} s: ${picture}`)
  })
  limit.catch(() => undefined)
  return Promise.race([work, limit]).finally(() => late.abort())
}

/** One visit of somebody who has agreed: first screen, and a vote while the platforms load. */
async function measure(
  browser: Browser,
  { server, cookie }: Site,
  providers: Providers,
  which: Trouble,
): Promise<Measured> {
  providers.mood = which === 'hanging' || which === 'failing' ? which : 'well'
  const visit = await openVisit(browser, server.url, local, cookie)
  const context = visit.page.context()
  await context.addInitScript("localStorage.setItem('earshot.consent', 'accepted')")
  await trouble(context, providers, which)
  const first = await within('The first idea', visit, openList(visit))
  await wait(MEANWHILE_MS)
  const button = visit.page
    .locator('[role="feed"] button[aria-pressed]:not([aria-disabled])')
    .first()
  await button.hover()
  await visit.page.evaluate(
    `void (bench.voted = bench.nextVote(document.querySelector('[role="feed"] button[aria-pressed]:not([aria-disabled])')))`,
  )
  await visit.page.mouse.down()
  await visit.page.mouse.up()
  const vote = await within('The vote', visit, visit.page.evaluate<number>('bench.voted'))
  await within('Closing the page', visit, visit.close())
  await wait(AFTER_MS)
  return { first, vote }
}

const fastest = (visits: readonly Measured[]): Measured => ({
  first: Math.min(...visits.map(({ first }) => first)),
  vote: Math.min(...visits.map(({ vote }) => vote)),
})

function tell(what: string, with_: readonly number[], without: readonly number[]): void {
  const bound = upperBoundOfRatio(with_, without)
  report({
    what,
    value: `${times(medianRatio(with_, without))}, at most ${times(bound)} (${ms(median(with_))} against ${ms(median(without))})`,
    how: `Median ratio of ${with_.length} pairs measured in turn, each the fastest of ${VISITS} visits, and its upper 95% bound by the order statistic; against the same site without platforms.`,
    aim: { text: `bound at most ${AIM}`, holds: bound <= AIM },
  })
}

const providers = await startProviders()
const firebase = {
  FIREBASE_PROJECT_ID: 'example-1a2b3',
  FIREBASE_APP_ID: '1:1234567890:web:0a1b2c3d',
  FIREBASE_API_KEY: 'AIzaSyExample-0123456789',
}
const plain = await siteWith({})
const control = await siteWith({})
const configured = await siteWith({
  ...firebase,
  AMPLITUDE_API_KEY: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  AMPLITUDE_HOST: providers.url,
})
const browser = await launch()
try {
  heading(
    `Consent: platforms in trouble against none, ${pairs} pairs each, Chromium ${browser.version()}`,
  )
  for (const site of [plain, control, configured]) await measure(browser, site, providers, 'well')
  for (const which of troubles.filter((it) => values.only === undefined || it === values.only)) {
    const other = which === 'none' ? control : configured
    const [withThem, without]: [Measured[], Measured[]] = [[], []]
    for (let pair = 0; pair < pairs; pair += 1) {
      const taken: [Measured[], Measured[]] = [[], []]
      for (let visit = 0; visit < VISITS; visit += 1) {
        // The order alternates, so that warm caches help both sites alike.
        const isTurned = (pair + visit) % 2 === 1
        for (const [index, site] of isTurned
          ? ([
              [1, plain],
              [0, other],
            ] as const)
          : ([
              [0, other],
              [1, plain],
            ] as const))
          taken[index].push(await measure(browser, site, providers, which))
      }
      withThem.push(fastest(taken[0]))
      without.push(fastest(taken[1]))
    }
    tell(
      `${which}: first idea visible`,
      withThem.map(({ first }) => first),
      without.map(({ first }) => first),
    )
    tell(
      `${which}: vote click to paint`,
      withThem.map(({ vote }) => vote),
      without.map(({ vote }) => vote),
    )
  }
} finally {
  await browser.close()
  for (const { server } of [plain, control, configured]) {
    await server.kill()
    await rm(server.dataDir, { recursive: true, force: true })
  }
  await providers.close()
}
