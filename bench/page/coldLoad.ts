import type { Browser } from '@playwright/test'
import { ms, report } from '../report.ts'
import { median } from '../statistics.ts'
import { fast, openList, openVisit, slow, type Conditions } from './visit.ts'

interface Load {
  readonly first: number
  readonly paint: number
  readonly kilobytes: number
}

async function load(browser: Browser, url: string, conditions: Conditions): Promise<Load> {
  const visit = await openVisit(browser, url, conditions)
  let received = 0
  visit.devtools.on(
    'Network.loadingFinished',
    ({ encodedDataLength }) => (received += encodedDataLength),
  )
  const first = await openList(visit)
  const paint = await visit.page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`,
  )
  const kilobytes = received / 1000
  await visit.close()
  return { first, paint, kilobytes }
}

/** Measures the time to the first visible idea with an empty cache, on both links in turn. */
export async function coldLoads(browser: Browser, url: string, runs: number): Promise<void> {
  const loads = new Map<Conditions, Load[]>([
    [fast, []],
    [slow, []],
  ])
  // The first load warms up the server and is not counted.
  await load(browser, url, fast)
  for (let run = 0; run < runs; run += 1)
    for (const [conditions, list] of loads) list.push(await load(browser, url, conditions))
  for (const [conditions, list] of loads) {
    report({
      what: `first idea visible, cold, ${conditions.name}`,
      value: `${ms(median(list.map(({ first }) => first)))} (first paint ${ms(median(list.map(({ paint }) => paint)))}, ${median(list.map(({ kilobytes }) => kilobytes)).toFixed(0)} kB by then)`,
      how: `Median of ${runs} visits with an empty cache, from the start of the navigation to the paint of the first row of the list; the first paint is the skeleton.`,
    })
  }
}
