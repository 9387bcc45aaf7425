import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { ms, report } from '../report.ts'
import { median } from '../statistics.ts'
import { fast, openList, openVisit, type Visit } from './visit.ts'

/** One way to an idea and back. */
interface Trip {
  readonly header: number
  readonly body: number
  readonly isEmptyBetween: boolean
  /** Requests of the API after the click. */
  readonly api: number
  readonly all: number
  readonly back: number
  readonly backApi: number
}

interface Opened {
  readonly header: number
  readonly body: number
  readonly isEmptyBetween: boolean
}

const SETTLED_MS = 700
const link = (number: number): string => `[data-focus="idea-${number}"]`

async function listed({ page }: Visit): Promise<{ number: number; title: string }[]> {
  return page.evaluate<{ number: number; title: string }[]>(
    `[...document.querySelectorAll('[role="feed"] a[data-focus^="idea-"]')].map((it) => ({ number: Number(it.dataset.focus.slice(5)), title: it.textContent.trim() }))`,
  )
}

/** Opens an idea by a script in the page, counts what it asks for, and goes back. */
async function trip(visit: Visit, title: string, open: string): Promise<Trip> {
  visit.requests()
  const opened = await visit.page.evaluate<Opened>(
    `bench.openIdea(${JSON.stringify(title)}, () => { ${open} })`,
  )
  await wait(SETTLED_MS)
  const { api, all } = visit.requests()
  const back = await visit.page.evaluate<number>('bench.goBack()')
  await wait(SETTLED_MS)
  return { ...opened, api, all, back, backApi: visit.requests().api }
}

const clickByScript = (number: number): string =>
  `document.querySelector('${link(number)}').click()`

async function coldStore(
  browser: Browser,
  url: string,
  ideas: readonly { number: number; title: string }[],
): Promise<Trip[]> {
  const trips: Trip[] = []
  for (const { number, title } of ideas) {
    const visit = await openVisit(browser, url, fast)
    await openList(visit)
    await wait(SETTLED_MS)
    trips.push(
      await trip(
        visit,
        title,
        `history.pushState(null, '', '/ideas/${number}'); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
      ),
    )
    await visit.close()
  }
  return trips
}

async function prefetched(visit: Visit, idea: { number: number; title: string }): Promise<Trip> {
  await visit.page.hover(link(idea.number))
  await wait(SETTLED_MS)
  return trip(visit, idea.title, clickByScript(idea.number))
}

/** List → detail → back in four cases, a visitor at 40 ms and 10 Mbit. */
export async function clicks(
  browser: Browser,
  url: string,
  unlisted: readonly { number: number; title: string }[],
): Promise<void> {
  const cold = await coldStore(browser, url, unlisted)
  const visit = await openVisit(browser, url, fast)
  await openList(visit)
  await wait(SETTLED_MS)
  const ideas = await listed(visit)
  // The first trip loads the page's code, so that the cases differ by data alone.
  await trip(visit, ideas[0]?.title ?? '', clickByScript(ideas[0]?.number ?? 0))
  const [listOnly, ahead, again]: [Trip[], Trip[], Trip[]] = [[], [], []]
  for (const [index, idea] of ideas.slice(1, 15).entries()) {
    if (index % 2 === 0) listOnly.push(await trip(visit, idea.title, clickByScript(idea.number)))
    else ahead.push(await prefetched(visit, idea))
    again.push(await trip(visit, idea.title, clickByScript(idea.number)))
  }
  await visit.close()
  describe(
    'cold store',
    cold,
    "An idea that no list had, its page's code not loaded: everything has to come.",
  )
  describe(
    'list only',
    listOnly,
    'The idea was in the list, nothing was fetched ahead. The header must be there in the first frame that is not the list any more; one request brings the rest.',
    ({ isEmptyBetween, all }) => !isEmptyBetween && all === 1,
    'header in the first frame, one request',
  )
  describe(
    'prefetched',
    ahead,
    'The pointer had rested on the link. Everything must be there without a request after the click.',
    ({ body, all }) => body <= 100 && all === 0,
    'at most 100 ms, no request',
  )
  describe(
    'revisited',
    again,
    'The idea had been open before: from the store alone.',
    ({ body, all }) => body <= 50 && all === 0,
    'at most 50 ms, no request',
  )
}

function describe(
  name: string,
  trips: readonly Trip[],
  how: string,
  test?: (middle: Trip) => boolean,
  aim = '',
): void {
  const middle: Trip = {
    header: median(trips.map(({ header }) => header)),
    body: median(trips.map(({ body }) => body)),
    isEmptyBetween: trips.some(({ isEmptyBetween }) => isEmptyBetween),
    api: Math.max(...trips.map(({ api }) => api)),
    all: Math.max(...trips.map(({ all }) => all)),
    back: median(trips.map(({ back }) => back)),
    backApi: Math.max(...trips.map(({ backApi }) => backApi)),
  }
  report({
    what: `click to content, ${name} (${trips.length} ideas)`,
    value: `header ${ms(middle.header)}${middle.isEmptyBetween ? ' after an empty frame' : ''}, body ${ms(middle.body)}, ${middle.api} API requests of ${middle.all} in all; back ${ms(middle.back)}, ${middle.backApi} requests`,
    how: `${how} Medians from the click to the paint; the largest numbers of requests. A list that is older than 30 s is refreshed after the way back.`,
    ...(test ? { aim: { text: aim, holds: test(middle) } } : {}),
  })
}
