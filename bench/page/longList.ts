import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Route } from '@playwright/test'
import { ms, report } from '../report.ts'
import { quantile } from '../statistics.ts'
import { local, openList, openVisit, type Visit } from './visit.ts'

const WANTED = 10_000
const PER_REQUEST = 100
const PER_ANSWER = 500
const SCROLL_PIXELS = 24_000
const SPEED = 3_000

interface Page {
  data: {
    ideas: { edges: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  }
}

interface Operation {
  operationName: string
  variables: { first: number; after?: string | null }
}

/**
 * Joins the server's pages into larger answers, so that 20 requests load what would otherwise take
 * 500.
 */
async function answerLargely(
  route: Route,
  url: string,
  count: (ideas: number) => void,
): Promise<void> {
  const operation = route.request().postDataJSON() as Operation
  if (operation.operationName !== 'IdeaListPageQuery') return route.continue()
  let whole: Page | undefined
  let after = operation.variables.after
  while (
    !whole ||
    (whole.data.ideas.edges.length < PER_ANSWER && whole.data.ideas.pageInfo.hasNextPage)
  ) {
    const body = JSON.stringify({
      ...operation,
      variables: { ...operation.variables, first: PER_REQUEST, after },
    })
    const page = (await (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).json()) as Page
    if (whole) page.data.ideas.edges.unshift(...whole.data.ideas.edges)
    whole = page
    after = page.data.ideas.pageInfo.endCursor
  }
  count(whole.data.ideas.edges.length)
  await route.fulfill({ json: whole })
}

async function scroll(
  { page, devtools }: Visit,
  from: number,
): Promise<{ gaps: number[]; empty: number }> {
  await page.evaluate(`scrollTo(0, ${from} * document.documentElement.scrollHeight)`)
  await wait(1_000)
  await page.evaluate('void (bench.frames = bench.watchFrames())')
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -SCROLL_PIXELS,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  return page.evaluate<{ gaps: number[]; empty: number }>('bench.frames.stop()')
}

/**
 * Loads ten thousand ideas into one list and scrolls it at its beginning, its middle and its end.
 */
export async function longList(browser: Browser, url: string): Promise<void> {
  const visit = await openVisit(browser, url, local)
  let loaded = 20
  await visit.page.route('**/graphql', (route) =>
    answerLargely(route, url, (ideas) => (loaded += ideas)),
  )
  await openList(visit)
  for (let before = -1; loaded < WANTED && loaded !== before;) {
    before = loaded
    await visit.page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    for (let tries = 0; tries < 300 && loaded === before; tries += 1) await wait(100)
    await wait(300)
  }
  const scrolls: Awaited<ReturnType<typeof scroll>>[] = []
  for (const from of [0, 0.5, 0.95]) scrolls.push(await scroll(visit, from))
  const gaps = scrolls.flatMap((it) => it.gaps)
  const p95 = quantile(gaps, 0.95)
  const empty = scrolls.reduce((sum, it) => sum + it.empty, 0) / Math.max(1, gaps.length)
  report({
    what: `${loaded} loaded ideas scrolled`,
    value: `p95 frame ${ms(p95)} (median ${ms(quantile(gaps, 0.5))}, longest ${ms(Math.max(...gaps))}, ${(empty * 100).toFixed(1)}% of the frames with no row in the middle of the screen)`,
    how: `Times between ${gaps.length} frames while scrolling ${SPEED} pixels a second at the beginning, the middle and the end; ${await visit.page.evaluate<number>('bench.rows()')} rows drawn.`,
    aim: { text: 'p95 at most 17 ms', holds: loaded >= WANTED && p95 <= 17 },
  })
  await visit.close()
}
