// A long timeline: opens where what is new begins, loads both ways, and nothing that is read moves.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openDatabase, statement } from '#server/db/database.ts'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join } from './harness/site.ts'
import { test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const COUNT = 400
const made: { number: number; path: string } = { number: 0, path: '' }
const START = Date.now() - COUNT * 60_000
const at = (n: number): string => new Date(START + n * 60_000).toISOString()
const id = (n: number): string => `comment_long${String(n).padStart(4, '0')}`

/** Every seventh answers one that is far above. */
const seed = statement<never>(
  'journey_timeline',
  `insert into comment (id, idea_number, author_id, body, body_html, reply_to, created_at, updated_at)
   select 'comment_long' || to_char(n, 'FM0000'), $1, (select author_id from idea where number = $1), 'x', '<p>Said as number ' || n || '. ' || repeat('A line that is long enough to wrap on a phone. ', n % 9) || '</p>',
     case when n % 7 = 0 and n > 20 then 'comment_long' || to_char(n - 13, 'FM0000') end, $2::timestamptz + n * interval '1 minute', $2::timestamptz + n * interval '1 minute'
   from generate_series(0, ${COUNT - 1}) as n`,
)
const events = statement<never>(
  'journey_timeline_events',
  `insert into idea_event (id, idea_number, kind, data, created_at) select 'event_long' || n, $1, 'retitled', '{"from": "Before", "to": "After"}', $2::timestamptz + n * interval '1 minute' + interval '30 seconds' from generate_series(5, ${COUNT - 1}, 40) as n`,
)
const count = statement<never>(
  'journey_timeline_count',
  `update idea set comment_count = ${COUNT} where number = $1`,
)

const site = sharedSite('SAMPLE', async ({ server }) => {
  const { ideas } = await ask<{ ideas: { edges: { node: { number: number; slug: string } }[] } }>(
    server,
    '{ ideas(sort: NEWEST, first: 1) { edges { node { number slug } } } }',
  )
  const idea = ideas.edges[0]?.node ?? assert.fail('There is no idea')
  Object.assign(made, { number: idea.number, path: `/ideas/${idea.number}/${idea.slug}` })
  await server.stop()
  const db = await openDatabase({ dataDir: server.dataDir })
  for (const step of [seed, events])
    await db.query(step, [made.number, new Date(START).toISOString()])
  await db.query(count, [made.number])
  await db.close()
  await site.restart()
})

interface Drift {
  /** The pixels by which the text being read moved in any frame. */
  readonly moved: number
  readonly frames: number
  readonly before: number
  readonly after: number
}

/** Scrolls by a step and looks at a comment in each frame until more has come and stood for a while, or nothing comes. */
async function drift(page: Page, step: number): Promise<Drift> {
  return page.evaluate(async (by) => {
    const all = () => [...document.querySelectorAll<HTMLElement>('[id^="comment_long"]')]
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const before = all().length
    window.scrollBy(0, by)
    const anchor = all().find((one) => one.getBoundingClientRect().top > 120)
    const top = anchor?.getBoundingClientRect().top ?? 0
    let [moved, frames, still] = [0, 0, 0]
    for (const end = performance.now() + 4_000; performance.now() < end && still < 12;) {
      await frame()
      frames += 1
      if (all().length !== before) still += 1
      moved = Math.max(moved, Math.abs((anchor?.getBoundingClientRect().top ?? 0) - top))
    }
    return { moved, frames, before, after: all().length }
  }, step)
}

/** Scrolls until nothing more comes on that side. */
async function scrollThrough(page: Page, side: 'earlier' | 'later'): Promise<Drift[]> {
  const button = page.getByRole('button', {
    name: side === 'earlier' ? 'Show earlier comments' : 'Show more comments',
  })
  const drifts: Drift[] = []
  for (let tries = 0; tries < 30 && (await button.count()) > 0; tries += 1) {
    const far = await button.evaluate((one) => one.getBoundingClientRect().top)
    drifts.push(
      await drift(page, side === 'earlier' ? Math.min(-40, far - 120) : Math.max(40, far - 600)),
    )
  }
  return drifts
}

const comments = (page: Page) => page.locator('[id^="comment_long"]')

for (const [name, viewport] of [
  ['1440 px', { width: 1440, height: 900 }],
  ['360 px', phone],
] as const) {
  test(
    `a long timeline opens at what is new and loads both ways without moving: ${name}`,
    { tag: viewport === phone ? [] : '@slow' },
    async ({ open, picture }) => {
      const bo = await join(site.server, `Bo ${name}`)
      await ask(
        site.server,
        'mutation Mark($id: ID!, $upTo: DateTime!) { markIdeaRead(ideaId: $id, upTo: $upTo) { errors { message } } }',
        { id: `idea_${made.number}`, upTo: at(219) },
        bo,
      )
      const visit = await open(site.server, { ...bo.asThem, viewport })
      const { page } = visit
      await page.goto(made.path)
      const line = page.locator('#fresh')
      await line.waitFor()
      await page.waitForFunction(() => {
        const top = document.getElementById('fresh')?.getBoundingClientRect().top ?? -1
        return top > 0 && top < window.innerHeight / 2
      })
      assert.match((await line.textContent()) ?? '', /^180 new since your last visit$/)
      assert.equal((await comments(page).count()) <= 60, true)
      await picture(visit, `new ${name}`)
      await assertAccessible(page)
      const up = await scrollThrough(page, 'earlier')
      await picture(visit, `earlier ${name}`)
      const down = await scrollThrough(page, 'later')
      const loads = [...up, ...down].filter(({ before, after }) => after > before)
      const moved = Math.max(...[...up, ...down].map((one) => one.moved))
      console.log(
        `${name}: ${loads.length} pages, ${[...up, ...down].reduce((sum, { frames }) => sum + frames, 0)} frames, moved by at most ${moved.toFixed(2)} px`,
      )
      assert.equal(await comments(page).count(), COUNT)
      assert.ok(moved <= 1, `what was read moved by ${moved} px`)
      assert.equal(loads.length >= 6, true)
      // Replies stand with what they answer.
      assert.equal(await page.locator(`li:has(> #${id(8)}) ul #${id(21)}`).count(), 1)
    },
  )
}

test(
  'a link to one reply opens its page of the timeline, and one to nothing says so',
  { tag: '@slow' },
  async ({ open, picture }) => {
    const visit = await open(site.server, { viewport: phone, colorScheme: 'dark' })
    const { page } = visit
    await page.goto(`${made.path}#${id(301)}`)
    await page.locator(`#${id(301)}[class*="target"]`).waitFor()
    await page.waitForFunction((one) => {
      const box = document.getElementById(one)?.getBoundingClientRect()
      return box !== undefined && box.top > 0 && box.bottom < window.innerHeight
    }, id(301))
    assert.equal(await page.locator(`ul #${id(301)}`).count(), 1)
    assert.equal((await comments(page).count()) <= 60, true)
    await picture(visit, 'reply dark')
    await assertAccessible(page)
    await page.goto('/')
    await page.goto(`${made.path}#comment_gone`)
    await page.getByText('The comment this link leads to is no longer here.').waitFor()
  },
)

test('a visitor’s mark stays in their browser', async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto(made.path)
  await comments(page).first().waitFor()
  await page.waitForFunction(() => localStorage.getItem('earshot.read') !== null)
  await page.evaluate(
    ([idea, upTo]) => localStorage.setItem('earshot.read', JSON.stringify([[idea, upTo]])),
    [`idea_${made.number}`, at(389)],
  )
  await page.reload()
  await page.locator('#fresh').getByText('10 new since your last visit').waitFor()
})
