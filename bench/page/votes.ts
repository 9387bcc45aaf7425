import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { ms, report } from '../report.ts'
import { median } from '../statistics.ts'
import { local, openList, openVisit, type Visit } from './visit.ts'

interface Renders {
  readonly rows: number
  readonly components: number
}

const OPEN_VOTE = '[role="feed"] button[aria-pressed]:not([aria-disabled])'
const VOTES = 8
const SETTLED_MS = 700

/**
 * Presses a vote control with the mouse. Gives the time to its paint and the renders until the
 * server's answer.
 */
async function press({ page }: Visit, index: number): Promise<{ paint: number; renders: Renders }> {
  const button = page.locator(OPEN_VOTE).nth(index)
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await wait(SETTLED_MS)
  await page.evaluate(
    `bench.forgetRenders(), void (bench.voted = bench.nextVote(document.querySelectorAll('${OPEN_VOTE}')[${index}]))`,
  )
  await page.mouse.down()
  await page.mouse.up()
  const paint = await page.evaluate<number>('bench.voted')
  await wait(SETTLED_MS)
  return { paint, renders: await page.evaluate<Renders>('bench.renders()') }
}

/**
 * Measures the time from vote click to paint on both processors, and how many rows a vote renders.
 */
export async function votes(browser: Browser, url: string, cookie: string): Promise<void> {
  const visit = await openVisit(browser, url, local, cookie)
  await openList(visit)
  await wait(SETTLED_MS)
  const rendered: Renders[] = []
  for (const rate of [1, 4]) {
    await visit.devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const paints: number[] = []
    // Each vote is set and taken back, so that the data stay as they were.
    for (let index = 0; index < VOTES; index += 1) {
      for (let turn = 0; turn < 2; turn += 1) {
        const { paint, renders } = await press(visit, index)
        paints.push(paint)
        rendered.push(renders)
      }
    }
    report({
      what: `vote click to paint${rate === 1 ? '' : `, CPU ÷ ${rate}`}`,
      value: ms(median(paints)),
      how: `Median of ${paints.length} votes, from the click's own time stamp to the paint of the pressed control and its new count; ${await visit.page.evaluate<number>('bench.rows()')} rows on the page.`,
    })
  }
  const rows = Math.max(...rendered.map((it) => it.rows))
  report({
    what: 'rows rendered per vote',
    value: `${rows} (${median(rendered.map(({ components }) => components))} components)`,
    how: "Rows in which any React component rendered, from the click until the server's answer was shown: the largest number, as React told its developer tools.",
    aim: { text: '1', holds: rows === 1 },
  })
  await visit.close()
}

/** Counts the rows that an appended page renders. */
export async function appendedPage(browser: Browser, url: string): Promise<void> {
  const visit = await openVisit(browser, url, local)
  await openList(visit)
  await wait(SETTLED_MS)
  const before = await visit.page.evaluate<number>('bench.rows()')
  await visit.page.evaluate('bench.forgetRenders()')
  await visit.page.mouse.move(700, 500)
  while ((await visit.page.evaluate<number>('bench.rows()')) === before)
    await visit.page.mouse.wheel(0, 400).then(() => wait(100))
  await wait(SETTLED_MS)
  const added = (await visit.page.evaluate<number>('bench.rows()')) - before
  const { rows } = await visit.page.evaluate<Renders>('bench.renders()')
  const perPage = (rows * 20) / added
  report({
    what: 'rows rendered per appended page of 20',
    value: `${perPage} (${rows} for ${added} new ones, ${before} were there)`,
    how: 'The rows that were there must not render again when more are appended.',
    aim: { text: '20', holds: perPage === 20 },
  })
  await visit.close()
}
