// What somebody is about to press stays where it is while the script takes a page over and its late parts come.
import assert from 'node:assert/strict'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
  }
}

let member: Person
const site = sharedSite('SAMPLE', async ({ server }) => {
  member = await join(server, 'Mia')
})

const addresses = [
  '/',
  '/?q=dark',
  '/boards/editor',
  '/roadmap',
  '/ideas/new',
  '/ideas/1',
  '/changelog',
  '/settings',
  '/inbox',
  '/sign-in',
]
const ofTeam = [
  '/team',
  '/team/changelog',
  '/team/people',
  '/team/settings',
  '/team/settings/boards',
]

/** The share of the screen that may move, times how far: the foot of the team's navigation, a late part beside an idea. */
const SLACK = 0.02

for (const [name, viewport] of [
  ['a phone', phone],
  ['a wide screen', { width: 1440, height: 900 }],
] as const)
  for (const who of ['visitor', 'member', 'owner'] as const)
    test(`nothing moves on ${name}: ${who}`, async ({ open }) => {
      const person = { visitor: null, member, owner: site.owner }[who]
      const { page, allow } = await open(site.server, { viewport, ...person?.asThem })
      allow(/ 404 | 401 | 403 /)
      // Its fonts are then in the browser's cache: the change of a font is not what is looked at.
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.addInitScript(() => {
        window.shifts = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            window.shifts.push({
              value,
              what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const address of who === 'owner' ? [...addresses, ...ofTeam] : addresses) {
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        const shifts = await page.evaluate(() => window.shifts)
        const sum = shifts.reduce((all, { value }) => all + value, 0)
        assert.ok(sum <= SLACK, `${address}: ${JSON.stringify(shifts)}`)
      }
    })

test('an address with a place leads there once, and the reader who goes on is not taken back', async ({
  open,
}) => {
  const { page } = await open(site.server, member.asThem)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  // What keeps the place comes with the late code: at its slowest, after everything else.
  let scrolled = (): void => undefined
  const scroll = new Promise<void>((resolve) => (scrolled = resolve))
  await page.route('**/assets/beh-*.js', async (route) => {
    await scroll
    await route.continue()
  })
  await page.goto('/settings#told', { waitUntil: 'commit' })
  await page.waitForFunction(() => scrollY > 100)
  await page.evaluate(() => scrollTo(0, 60))
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  scrolled()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.evaluate(() => Math.round(scrollY)), 60)
})

test('the vote button of an idea with merges stays where it was first seen', async ({ open }) => {
  const { page } = await open(site.server, member.asThem)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const rows = page.getByRole('feed').getByRole('article').getByRole('link')
  const [into, other] = (
    await rows.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  )
    .flatMap((address) => /^\/ideas\/(\d+)/.exec(placeOf(address).pathname)?.[1] ?? [])
    .filter((number, at, all) => all.indexOf(number) === at)
  const merge =
    'mutation ($ideaId: ID!, $intoId: ID!) { mergeIdea(ideaId: $ideaId, intoId: $intoId) { errors { message } } }'
  await ask(site.server, merge, { ideaId: `idea_${other}`, intoId: `idea_${into}` }, site.owner)
  // Code that the idea's page asks for late comes later than what is looked at first.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await rows.first().click()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  const vote = page
    .getByRole('main')
    .getByRole('button', { name: /^Vote for/ })
    .first()
  const seen = await vote.boundingBox()
  await page.getByRole('list', { name: 'Merged into this idea' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(await vote.boundingBox(), seen)
})
