// Consent: what the platforms get, keep and load, in every state; and that the product works whatever becomes of them.
import assert from 'node:assert/strict'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { chunkFiles } from './harness/chunks.ts'
import { fillStorage } from './harness/fillStorage.ts'
import { heartbeatAges } from './harness/heartbeats.ts'
import {
  AMPLITUDE_KEY,
  assertCreate,
  assertDelete,
  assertEvents,
  cloud,
} from './harness/providerCalls.ts'
import {
  firebaseHosts,
  startProviders,
  type ProviderCall,
  type ProviderMood,
  type Providers,
} from './harness/providers.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { join } from './harness/site.ts'
import { expect, test, type Journey } from './harness/test.ts'
import { noTraces, tracesIn, type Traces } from './harness/traces.ts'
import { setVisibility, watchTries } from './harness/tries.ts'
import { phone, type Visit } from './harness/visit.ts'

let providers: Providers

const platforms = () => ({
  ...cloud,
  AMPLITUDE_API_KEY: AMPLITUDE_KEY,
  AMPLITUDE_HOST: providers.url,
})
const site = sharedSite('SAMPLE', undefined, async () => {
  providers = await startProviders()
  return platforms()
})
/** The same, whose pages come empty. */
const byBrowsers = sharedSite('SAMPLE', undefined, async () => ({
  ...platforms(),
  ...(await renderedByBrowsers()),
}))
const plain = sharedSite()
test.afterAll(() => providers.close())

const question = (page: Page) => page.getByRole('region', { name: 'Usage analytics' })
const say = (page: Page, answer: 'Yes' | 'No') =>
  question(page).getByRole('button', { name: answer, exact: true }).click()
const amplitudeCalls = (): ProviderCall[] =>
  providers.calls().filter(({ to }) => to.endsWith('/2/httpapi'))
const firebaseCalls = (): ProviderCall[] =>
  providers.calls().filter(({ to }) => !to.endsWith('/2/httpapi'))
const events = (): Record<string, unknown>[] =>
  amplitudeCalls().flatMap(({ body }) => body?.['events'] as Record<string, unknown>[])

/** Waits until what waits for an idle moment has begun, and a little for what it may do. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    (files) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => files.some((file) => name.endsWith(file))),
    chunkFiles('Privacy'),
  )
  await page.waitForTimeout(1_000)
}

async function visitTo(
  open: Journey['open'],
  server = site.server,
  options: BrowserContextOptions = {},
  blocked = false,
): Promise<Visit> {
  const visit = await open(server, options)
  visit.allow(/^request to another host: https:\/\/firebase/)
  await providers.answerIn(visit.page.context(), blocked)
  return visit
}

async function home(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByRole('feed').first().waitFor()
}

/** Waits until the platform has registered the browser. The first events bear its name then, or one of their own where that took long. */
async function registered(page: Page): Promise<void> {
  await expect(async () =>
    assert.deepEqual((await tracesIn(page)).records, running.records),
  ).toPass()
  await expect(() =>
    assert.equal(
      firebaseCalls().some(({ method }) => method === 'POST'),
      true,
    ),
  ).toPass()
}

const running: Traces = {
  ...noTraces,
  records: { 'firebase-heartbeat-store': 1, 'firebase-installations-store': 1 },
  chunks: ['Privacy', 'amplitude', 'firebase', 'web-vitals'],
}

test('unconfigured: nothing is asked, loaded or admitted', { tag: '@slow' }, async ({ open }) => {
  const visit = await open(plain.server)
  const headers = await (await visit.page.request.get('/')).headersArray()
  const policy =
    headers.find(({ name }) => name.toLowerCase() === 'content-security-policy')?.value ?? ''
  assert.match(policy, /connect-src 'self';/)
  assert.doesNotMatch(policy, /https:|frame-src/)
  await home(visit.page)
  await visit.page.waitForTimeout(3_000)
  assert.equal(await question(visit.page).count(), 0)
  assert.deepEqual(await tracesIn(visit.page), noTraces)
  assert.equal((await visit.page.request.post('/ingest', { data: {} })).status(), 405)
  await visit.page.goto('/settings')
  await visit.page.getByText('This site has no usage analytics.').waitFor()
})

test(
  'not asked yet, and refused: no request, cookie, record or byte of theirs',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const visit = await visitTo(open)
    await home(visit.page)
    await question(visit.page).waitFor()
    await settle(visit.page)
    await assertAccessible(visit.page)
    assert.deepEqual(await tracesIn(visit.page), { ...noTraces, chunks: ['Privacy'] })
    await say(visit.page, 'No')
    await question(visit.page).waitFor({ state: 'detached' })
    for (const path of ['/', '/ideas/1']) {
      await visit.page.goto(path)
      await settle(visit.page)
      assert.equal(await question(visit.page).count(), 0)
      assert.deepEqual(await tracesIn(visit.page), { ...noTraces, chunks: ['Privacy'] })
    }
    assert.deepEqual(providers.calls(), [])
  },
)

test(
  'a screen that is long in coming has the network for itself',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const { page } = await visitTo(open, byBrowsers.server)
    await page.context().addInitScript("localStorage.setItem('earshot.consent', 'accepted')")
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.context().route('**/graphql', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await page.waitForTimeout(3_000)
    assert.deepEqual((await tracesIn(page)).chunks, [])
    assert.deepEqual(providers.calls(), [])
    release()
    await page.getByRole('feed').first().waitFor()
    await expect(async () => assert.deepEqual(await tracesIn(page), running)).toPass()
  },
)

for (const [name, script] of [
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  ],
] as const) {
  test(`${name} means no, without a question`, { tag: '@slow' }, async ({ open }) => {
    await providers.settle()
    const visit = await visitTo(open)
    await visit.page.context().addInitScript(script)
    // Somebody who had said yes before they set it.
    await visit.page.context().addInitScript("localStorage.setItem('earshot.consent', 'accepted')")
    await home(visit.page)
    await settle(visit.page)
    assert.equal(await question(visit.page).count(), 0)
    assert.deepEqual(await tracesIn(visit.page), { ...noTraces, chunks: ['Privacy'] })
    await visit.page.goto('/settings')
    await visit.page.getByText(/^Your browser asks sites not to track you/).waitFor()
    assert.equal(await visit.page.getByRole('radio', { name: /^On/ }).count(), 0)
    assert.deepEqual(providers.calls(), [])
  })
}

test(
  'accepted, withdrawn, accepted again: what is sent, what is kept, and that it is all gone',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const visit = await visitTo(open, site.server, { viewport: phone, hasTouch: true })
    const { page } = visit
    await home(page)
    await say(page, 'Yes')
    await expect(async () => assert.deepEqual(await tracesIn(page), running)).toPass()
    await page.getByRole('searchbox').first().fill('a secret that nobody may be told')
    await expect(() =>
      assert.equal(
        events().some(({ event_type }) => event_type === 'search_made'),
        true,
      ),
    ).toPass()
    await page.goto('/ideas/1')
    await expect(() =>
      assert.equal(
        events().some(({ event_type }) => event_type === 'idea_opened'),
        true,
      ),
    ).toPass()
    await expect(async () => assert.deepEqual(await tracesIn(page), running)).toPass()

    const [create] = firebaseCalls().filter(({ method }) => method === 'POST')
    assertCreate(create)
    const fid = String(create?.body?.['fid'])
    assert.equal(
      firebaseCalls().filter(({ method, to }) => method === 'POST' && to.endsWith('/installations'))
        .length,
      1,
      'registered once, over a reload',
    )
    assert.equal(
      firebaseCalls().some(({ method }) => method === 'GET'),
      false,
      'what no page uses is not asked for',
    )
    assertEvents(amplitudeCalls(), fid)

    await page.goto('/settings#privacy')
    await page.getByRole('radio', { name: /^Off/ }).check()
    await page.getByText(/^Switched off\./).waitFor()
    await expect(() =>
      assert.equal(firebaseCalls().filter(({ method }) => method === 'DELETE').length, 1),
    ).toPass()
    assertDelete(
      firebaseCalls().find(({ method }) => method === 'DELETE'),
      fid,
    )
    await expect(async () => assert.deepEqual((await tracesIn(page)).records, {})).toPass()
    await assertAccessible(page)
    const sent = providers.calls().length
    await page.getByRole('link', { name: 'Ideas' }).first().click()
    await settle(page)
    await home(page)
    await settle(page)
    assert.deepEqual(await tracesIn(page), { ...noTraces, chunks: ['Privacy'] })
    assert.deepEqual(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /earshot\.(device|forget|platforms)/.test(key)),
      ),
      [],
    )
    assert.equal(providers.calls().length, sent, 'nothing is sent after the withdrawal')

    await page.goto('/settings')
    await page.getByRole('radio', { name: /^On/ }).check()
    await expect(async () =>
      assert.deepEqual((await tracesIn(page)).records, running.records),
    ).toPass()
    await expect(() =>
      assert.equal(
        events().some(({ device_id }) => device_id !== fid),
        true,
      ),
    ).toPass()
    const again = firebaseCalls().filter(
      ({ method, to }) => method === 'POST' && to.endsWith('/installations'),
    )
    assert.equal(again.length, 2)
    assert.notEqual(again[1]?.body?.['fid'], fid, 'another identity: nobody can be told again')
  },
)

test(
  'an identity that could not be deleted is deleted at the next start, without code of theirs',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const visit = await visitTo(open)
    visit.allow(/^console: Failed to load resource/)
    visit.allow(/^failed request: \w+ https:\/\/firebase/)
    const { page } = visit
    await home(page)
    await say(page, 'Yes')
    await registered(page)
    providers.mood = 'failing'
    await page.goto('/settings')
    await page.getByRole('radio', { name: /^Off/ }).check()
    await expect(async () => assert.deepEqual((await tracesIn(page)).records, {})).toPass()
    await expect(() =>
      assert.equal(
        firebaseCalls().some(({ method }) => method === 'DELETE'),
        true,
      ),
    ).toPass()
    providers.mood = 'well'
    providers.forget()
    await home(page)
    await expect(() =>
      assert.equal(firebaseCalls().filter(({ method }) => method === 'DELETE').length, 1),
    ).toPass()
    await settle(page)
    assert.deepEqual(await tracesIn(page), { ...noTraces, chunks: ['Privacy'] })
    assert.equal(await page.evaluate(() => localStorage.getItem('earshot.forget')), null)
    assert.deepEqual(
      providers.calls().filter(({ method }) => method !== 'DELETE'),
      [],
    )
  },
)

test(
  'events on their way when the page is hidden or goes arrive, and none goes a second time after it was taken or while it is on its way',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const visit = await visitTo(open)
    const { page } = visit
    const { tries, repeated } = watchTries(page)
    const told = (screen: string, from = 0): boolean =>
      events()
        .slice(from)
        .some(({ event_properties }) => (event_properties as { screen?: string }).screen === screen)
    await home(page)
    await say(page, 'Yes')
    await expect(() => assert.equal(told('ideas'), true)).toPass()
    providers.mood = 'slow'
    try {
      await page.getByRole('feed').locator('a[data-focus^="idea-"]').first().click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Hidden twice while the batch is on its way; the SDK's own turn comes when the page is shown again.
      for (const visibility of ['hidden', 'visible', 'hidden', 'visible'])
        await setVisibility(page, visibility)
      await expect(() => assert.equal(told('idea'), true)).toPass()
      await page.waitForTimeout(4_000)
    } finally {
      providers.mood = 'well'
    }
    await page.goto('/settings')
    await page.getByRole('radio', { name: /^On/ }).waitFor()
    await expect(() => assert.equal(told('settings'), true)).toPass()
    const before = events().length
    await page.getByRole('link', { name: 'Ideas' }).first().click()
    await page.getByRole('feed').first().waitFor()
    await page.goto('about:blank')
    await expect(() =>
      assert.ok(told('ideas', before), 'what was told last arrives without its page'),
    ).toPass()
    await page.waitForTimeout(1_000)
    assert.deepEqual(repeated, [])
    // Our server forwards what it is sent once: a provider that is slow is asked again by the browser or not at all.
    for (const event of events()) {
      const same = events().filter(({ insert_id }) => insert_id === event['insert_id'])
      // The browser reports nothing of what a page sends while it closes, and that cannot be sent
      // again.
      assert.ok(
        same.length <= (tries.get(String(event['insert_id'])) ?? 1),
        `${JSON.stringify(event)} arrived ${same.length} times`,
      )
      for (const one of same) assert.deepEqual(one, event)
    }
  },
)

test(
  'of heartbeats that are 400, 90, 45, 31, 30, 29 and 5 days old, those of at most 30 days stay',
  { tag: '@slow' },
  async ({ open }) => {
    await providers.settle()
    const { page } = await visitTo(open)
    await home(page)
    await say(page, 'Yes')
    await registered(page)
    assert.deepEqual(
      await heartbeatAges(page, [400, 90, 45, 31, 30, 29, 5]),
      [400, 90, 45, 31, 30, 29, 5],
    )
    await home(page)
    await expect(async () =>
      assert.deepEqual(
        (await heartbeatAges(page)).filter((age) => age > 0),
        [30, 29, 5],
      ),
    ).toPass()
  },
)

const troubles: readonly [name: string, mood: ProviderMood | 'blocked' | 'offline' | 'full'][] = [
  ['blocked', 'blocked'],
  ['hanging', 'hanging'],
  ['failing', 'failing'],
  ['answering with a page of HTML', 'html'],
  ['offline', 'offline'],
  ['with a full storage', 'full'],
]
for (const [name, trouble] of troubles) {
  test(
    `the product works with the platforms ${name}, and nothing of ours fails`,
    { tag: '@slow' },
    async ({ open }) => {
      await providers.settle()
      const member = await join(site.server, `Mia ${trouble}`)
      const visit = await visitTo(open, site.server, member.asThem, trouble === 'blocked')
      // The browser's own words about requests that fail; nothing that a script writes, and no rejection, is allowed.
      visit.allow(/^console: Failed to load resource/)
      visit.allow(/^failed request: \w+ https:\/\/firebase/)
      visit.allow(/^failed request: POST http:\/\/localhost:\d+\S*\/ingest/)
      const { page } = visit
      if (trouble === 'full') await page.context().addInitScript(fillStorage)
      if (trouble === 'blocked')
        await page.context().route('**/ingest', (route) => route.abort('blockedbyclient'))
      if (trouble === 'offline')
        await page.context().route(firebaseHosts, (route) => route.abort('internetdisconnected'))
      if (trouble !== 'blocked' && trouble !== 'offline' && trouble !== 'full')
        providers.mood = trouble
      try {
        await home(page)
        await say(page, 'Yes')
        if (trouble === 'offline') {
          await page.context().setOffline(true)
          await page.waitForTimeout(1_500)
          await page.context().setOffline(false)
        }
        const vote = page
          .getByRole('feed')
          .getByRole('button', { name: /^Vote for/ })
          .first()
        const isPressed = await vote.getAttribute('aria-pressed')
        await vote.click()
        await expect(async () =>
          assert.notEqual(await vote.getAttribute('aria-pressed'), isPressed),
        ).toPass()
        await page.waitForTimeout(2_500)
        assert.notEqual(await vote.getAttribute('aria-pressed'), isPressed)
        await page.goto('/settings')
        await page.getByRole('radio', { name: /^Off/ }).check()
        await settle(page)
        await expect(async () => assert.deepEqual((await tracesIn(page)).records, {})).toPass()
      } finally {
        providers.mood = 'well'
      }
    },
  )
}
