import type { Browser } from '@playwright/test'
import { ms, report, table, times } from '../report.ts'
import { median, medianRatio } from '../statistics.ts'
import { blockedTime } from './blockedTime.ts'
import type { LinkShape } from './link.ts'
import type { MeasuredPage, Sites } from './sites.ts'
import { listAndBack, look, pressAtOnce, type Look, type Trip } from './visits.ts'

/** A link and a processor. */
interface Conditions extends LinkShape {
  readonly name: string
  readonly cpu: number
}

const conditions: readonly Conditions[] = [
  { name: '40 ms, 10 Mbit', roundTrip: 40, megabits: 10, cpu: 1 },
  { name: '150 ms, 1.6 Mbit, CPU ÷ 4', roundTrip: 150, megabits: 1.6, cpu: 4 },
]
/** `again`: as the next visitor gets it, from among the pages that the server keeps until something changes. */
const variants = ['rendered', 'again', 'client', 'static'] as const
type Variant = (typeof variants)[number]
const AIMS = { readable: 1.15, tbt: 150, cls: 0.01 }
const WARM_UP = 1

interface Measured {
  readonly looks: Record<Variant, Look[]>
  readonly blocked: Record<Variant, number[]>
  readonly presses: Record<'rendered' | 'client', number[]>
  readonly trips: Record<'rendered' | 'client', Trip[]>
}

/** Measures each page under each condition, its variants in turn within a round. Gives whether every aim holds. */
export async function measureInBrowser(
  browser: Browser,
  sites: Sites,
  { rounds, only }: { rounds: number; only: string | undefined },
): Promise<boolean> {
  let holds = true
  for (const page of sites.pages.filter(({ name }) => only === undefined || name.includes(only)))
    for (const condition of conditions) {
      const measured = await measure(browser, sites, { page, condition, rounds })
      holds = tell(page, condition, measured) && holds
    }
  return holds
}

async function measure(
  browser: Browser,
  { origins, ports, cookies }: Sites,
  { page, condition, rounds }: { page: MeasuredPage; condition: Conditions; rounds: number },
): Promise<Measured> {
  const { cpu } = condition
  const url = {
    rendered: origins.rendered + page.path,
    again: origins.rendered + page.path,
    client: origins.client + page.path,
    static: origins.static + page.plain,
  }
  const measured: Measured = {
    looks: { rendered: [], again: [], client: [], static: [] },
    blocked: { rendered: [], again: [], client: [], static: [] },
    presses: { rendered: [], client: [] },
    trips: { rendered: [], client: [] },
  }
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const variant of variants) {
      await ports.shape(condition)
      const seen = await look(browser, { url: url[variant], cpu }, variant !== 'static')
      if (round < 0) continue
      measured.looks[variant].push(seen)
      if (variant === 'again') continue
      await ports.shape(condition)
      measured.blocked[variant].push(await blockedTime(browser, { url: url[variant], cpu }))
    }
    if (round < 0) continue
    for (const variant of ['rendered', 'client'] as const) {
      await ports.shape(condition)
      // Another member each time: what counts must change something.
      const cookie = cookies[round % cookies.length]
      const counted = await pressAtOnce(browser, { url: url[variant], cpu, cookie })
      if (counted !== null) measured.presses[variant].push(counted)
      if (page.path !== '/') continue
      await ports.shape(condition)
      measured.trips[variant].push(await listAndBack(browser, { url: url[variant], cpu }))
    }
  }
  return measured
}

function rowOf(variant: Variant, { looks, blocked, presses }: Measured): string[] {
  const all = looks[variant]
  const of = (read: (it: Look) => number): number => median(all.map(read))
  const toStatic = (read: (it: Look) => number): string =>
    times(medianRatio(all.map(read), looks.static.map(read)))
  const press = variant === 'static' || variant === 'again' ? [] : presses[variant]
  const counted = press.filter((it) => !Number.isNaN(it))
  return [
    variant,
    ms(of((it) => it.readable)),
    toStatic((it) => it.readable),
    ms(of((it) => it.lcp)),
    toStatic((it) => it.lcp),
    variant === 'static' ? '' : ms(of((it) => it.alive ?? Number.NaN)),
    counted.length === 0 ? '' : ms(median(counted)),
    press.length === 0 ? '' : String(press.length - counted.length),
    variant === 'again' ? '' : ms(median(blocked[variant])),
    of((it) => it.cls).toFixed(3),
    String(Math.max(...all.map((it) => it.needed))),
    variant === 'static' ? '' : String(Math.max(...all.map((it) => it.asked))),
    of((it) => it.kilobytes).toFixed(0),
  ]
}

function tell(page: MeasuredPage, { name, cpu }: Conditions, measured: Measured): boolean {
  console.log(`\n${page.name}, ${name}: ${page.path}`)
  table(
    '|readable|to static|LCP|to static|alive|vote counts|lost|TBT|CLS|needed|/graphql|kB'.split(
      '|',
    ),
    variants.map((variant) => rowOf(variant, measured)),
    `Medians of ${measured.looks.rendered.length} rounds, from the navigation on; ratios within a round. Rendered: made for this visitor, since a vote came before; again: for the next one. Readable: the first idea of a list, the text of an idea. Vote counts: pressed by a member as soon as it could be read, answered by the server; lost: never. Needed: requests answered before the content is there. /graphql: until alive, the most of all rounds.`,
  )
  const { rendered, again, static: plain } = measured.looks
  const ratio = (read: (it: Look) => number): number =>
    medianRatio(rendered.map(read), plain.map(read))
  const kept = (read: (it: Look) => number): number => medianRatio(again.map(read), plain.map(read))
  const tbt = median(measured.blocked.rendered)
  const cls = Math.max(...rendered.map((it) => it.cls))
  const lost = measured.presses.rendered.filter(Number.isNaN).length
  const most = (read: (it: Look) => number): number => Math.max(...rendered.map(read))
  const aims = [
    [`readable ≤ ${AIMS.readable} × static`, ratio((it) => it.readable) <= AIMS.readable],
    [`LCP ≤ ${AIMS.readable} × static`, ratio((it) => it.lcp) <= AIMS.readable],
    [`readable again ≤ ${AIMS.readable} × static`, kept((it) => it.readable) <= AIMS.readable],
    [`LCP again ≤ ${AIMS.readable} × static`, kept((it) => it.lcp) <= AIMS.readable],
    ...(cpu > 1 ? [[`TBT ≤ ${AIMS.tbt} ms`, tbt <= AIMS.tbt] as const] : []),
    [`CLS ≤ ${AIMS.cls}`, cls <= AIMS.cls],
    ['needed 1', most((it) => it.needed) === 1],
    ['no request to /graphql until alive', most((it) => it.asked) === 0],
    ['no press lost', lost === 0],
    ...tripAims(measured),
  ] as const
  for (const [aim, isMet] of aims) if (!isMet) console.log(`    MISSED: ${aim}`)
  return aims.every(([, isMet]) => isMet)
}

/** The first navigation after a cold load is no slower than where the browser renders alone. */
function tripAims({ trips }: Measured): readonly (readonly [string, boolean])[] {
  if (trips.rendered.length === 0) return []
  const of = (variant: 'rendered' | 'client', read: (it: Trip) => number): number[] =>
    trips[variant].map(read)
  const ratio = medianRatio(
    of('rendered', (it) => it.open),
    of('client', (it) => it.open),
  )
  const most = Math.max(...of('rendered', (it) => Math.max(it.openAsked, it.backAsked)))
  const says = (variant: 'rendered' | 'client'): string =>
    `${variant} ${ms(median(of(variant, (it) => it.open)))} and ${ms(median(of(variant, (it) => it.back)))} back`
  const holds = ratio <= 1.1 && most <= 1
  report({
    what: 'list → idea → list, the first navigation after a cold load',
    value: `${says('rendered')}; ${says('client')}; at most ${most} request${most === 1 ? '' : 's'} of the API`,
    how: 'From the click to the paint of the title, and from going back to the paint of the list.',
    aim: { text: 'at most 1.1 × client, 0 or 1 request', holds },
  })
  return [['list → idea → list', holds]]
}
