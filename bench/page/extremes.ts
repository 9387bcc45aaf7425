import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { ms, report } from '../report.ts'
import { median, quantile } from '../statistics.ts'
import { local, openVisit, type Conditions, type Visit } from './visit.ts'

const SPEED = 3_000
const SCROLL_PIXELS = 24_000
/** Milliseconds from which a task noticeably delays a tap. */
const LONG_MS = 50

interface Frames {
  readonly gaps: number[]
  readonly tasks: number[]
}

/** Script that makes the page record every task of more than 50 ms. */
const noteTasks = `void (bench.tasks = [], new PerformanceObserver((list) => bench.tasks.push(...list.getEntries().map((it) => it.duration))).observe({ type: 'longtask', buffered: true }))`
const takeTasks = 'bench.tasks.splice(0)'

interface OpenOptions {
  readonly name: string
  readonly number: number
  readonly conditions: Conditions
  readonly runs: number
  readonly cookie: string
}

/**
 * Measures the time from navigation to the first painted comment, and the long tasks until then.
 */
export async function opened(
  browser: Browser,
  url: string,
  { name, number, conditions, runs, cookie }: OpenOptions,
): Promise<void> {
  const [times, longest, together]: [number[], number[], number[]] = [[], [], []]
  for (let run = 0; run < runs; run += 1) {
    const visit = await openVisit(browser, url, conditions, cookie)
    await visit.page.goto(`/ideas/${number}`, { waitUntil: 'commit' })
    await visit.page.evaluate(noteTasks)
    times.push(
      await visit.page.evaluate<number>(
        `bench.until(() => document.querySelector('[id^="comment_"] [dir="auto"]') !== null)`,
      ),
    )
    await wait(1_000)
    const tasks = await visit.page.evaluate<number[]>(takeTasks)
    longest.push(Math.max(0, ...tasks))
    together.push(tasks.reduce((sum, task) => sum + task, 0))
    await visit.close()
  }
  report({
    what: `${name} opened, ${conditions.name}`,
    value: `first comment after ${ms(median(times))}; longest task ${ms(median(longest))}, tasks over ${LONG_MS} ms together ${ms(median(together))}`,
    how: `Medians of ${runs} visits with an empty cache, as somebody of the team.`,
  })
}

async function scrolled(visit: Visit, at: { x: number; y: number }, back = false): Promise<Frames> {
  await visit.page.evaluate(takeTasks)
  await visit.page.evaluate('void (bench.frames = bench.watchFrames())')
  await visit.devtools.send('Input.synthesizeScrollGesture', {
    ...at,
    yDistance: back ? SCROLL_PIXELS : -SCROLL_PIXELS,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const { gaps } = await visit.page.evaluate<{ gaps: number[] }>('bench.frames.stop()')
  return { gaps, tasks: await visit.page.evaluate<number[]>(takeTasks) }
}

function told(what: string, how: string, frames: readonly Frames[], isWhole: boolean): void {
  const gaps = frames.flatMap((it) => it.gaps)
  const tasks = frames.flatMap((it) => it.tasks)
  const p95 = quantile(gaps, 0.95)
  report({
    what,
    value: `p50 frame ${ms(quantile(gaps, 0.5))}, p95 ${ms(p95)}, longest ${ms(Math.max(...gaps))}; ${tasks.length} tasks over ${LONG_MS} ms${tasks.length === 0 ? '' : `, the longest ${ms(Math.max(...tasks))}`}`,
    how: `Times between ${gaps.length} frames at ${SPEED} pixels a second. ${how}`,
    aim: { text: 'p95 at most 17 ms', holds: isWhole && p95 <= 17 },
  })
}

interface ThreadOptions {
  readonly number: number
  readonly comments: number
  readonly cookie: string
}

const commentsOf = (visit: Visit): Promise<number> => visit.page.locator('[id^="comment_"]').count()

/**
 * Loads all comments of a long discussion, then scrolls it at its beginning, its middle and its
 * end.
 */
export async function longThread(
  browser: Browser,
  url: string,
  { number, comments, cookie }: ThreadOptions,
): Promise<void> {
  const visit = await openVisit(browser, url, local, cookie)
  const { page } = visit
  await page.goto(`/ideas/${number}`)
  await page.locator('[id^="comment_"]').first().waitFor()
  await page.evaluate(noteTasks)
  const loading = await scrolled(visit, { x: 700, y: 500 })
  for (let tries = 0; tries < 200; tries += 1) {
    const more = page.getByRole('button', {
      name: /^(Show (more|earlier) comments|Loading comments)$/,
    })
    if ((await more.count()) === 0) break
    await more.first().click()
    await wait(200)
  }
  const found = await commentsOf(visit)
  const frames: Frames[] = []
  for (const from of [0, 0.5, 0.9]) {
    await page.evaluate(`scrollTo(0, ${from} * document.documentElement.scrollHeight)`)
    await wait(500)
    frames.push(await scrolled(visit, { x: 700, y: 500 }))
  }
  told(
    'a discussion scrolled while it loads',
    `The first ${SCROLL_PIXELS} pixels, its pages arriving meanwhile.`,
    [loading],
    true,
  )
  told(
    `${found} loaded comments scrolled`,
    'At the beginning, the middle and the end.',
    frames,
    found >= comments,
  )
  await visit.close()
}

interface VoterOptions {
  readonly number: number
  readonly voters: number
  readonly cookie: string
}

/** Loads everybody who voted into the sheet, then scrolls it. */
export async function longVoters(
  browser: Browser,
  url: string,
  { number, voters, cookie }: VoterOptions,
): Promise<void> {
  const visit = await openVisit(browser, url, local, cookie)
  const { page } = visit
  await page.goto(`/ideas/${number}`)
  await page
    .getByRole('button', { name: /^All .+ voters$/ })
    .first()
    .click()
  const rows = page.getByRole('dialog').getByRole('listitem')
  await rows.first().waitFor()
  await page.evaluate(noteTasks)
  const start = Date.now()
  for (
    let before = -1, count = await rows.count();
    count < voters && Date.now() - start < 120_000;
    count = await rows.count()
  ) {
    if (count !== before) await rows.last().scrollIntoViewIfNeeded()
    before = count
    await wait(50)
  }
  const found = await rows.count()
  const took = Date.now() - start
  await rows.first().scrollIntoViewIfNeeded()
  const box = await page.getByRole('dialog').boundingBox()
  const at = { x: Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2), y: 450 }
  told(
    `${found} voters scrolled in their sheet`,
    `All of them had been loaded, in ${(took / 1000).toFixed(1)} s.`,
    [await scrolled(visit, at)],
    found >= voters,
  )
  await visit.close()
}
