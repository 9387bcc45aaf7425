// Every failure of the catalogue as people see it, and that Try again really does.
import assert from 'node:assert/strict'
import type { Route } from '@playwright/test'
import { alterAnswer, eachObject, onOperation, operationsOf } from './harness/graphql.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite('SAMPLE', undefined, renderedByBrowsers)

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

interface Failure {
  readonly what: string
  readonly answer: (route: Route) => Promise<void>
  readonly title: string
  readonly text: string | RegExp
  readonly reference?: string
  /** The number of times a query is sent before the person is told. */
  readonly sent: number
}

const kept = /^Nothing you typed is lost\./
const ours = 'Something went wrong on our side'

const catalogue: readonly Failure[] = [
  {
    what: 'a broken connection',
    answer: (route) => route.abort('connectionreset'),
    title: 'Earshot cannot be reached',
    text: kept,
    sent: 3,
  },
  {
    what: '500 with a reference',
    answer: json(500, { errors: [{ message: 'x', extensions: { reference: 'abc-123' } }] }),
    title: ours,
    text: kept,
    reference: 'Reference abc-123',
    sent: 1,
  },
  { what: '503 again and again', answer: json(503, {}), title: ours, text: kept, sent: 3 },
  {
    what: '429',
    answer: json(429, {}, { 'retry-after': '30' }),
    title: 'Please slow down',
    text: 'Nothing you typed is lost. Try again in 30 seconds.',
    sent: 1,
  },
  {
    what: '401',
    answer: json(401, {}),
    title: 'Please sign in again',
    text: /Your session has ended/,
    sent: 1,
  },
  {
    what: '403',
    answer: json(403, {}, { 'x-request-id': 'ref-403' }),
    title: 'Earshot cannot be reached',
    text: kept,
    reference: 'Reference ref-403',
    sent: 1,
  },
  { what: '413', answer: json(413, {}), title: 'This is too large to send', text: kept, sent: 1 },
  {
    what: 'HTML with 200',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Captive portal</h1>' }),
    title: ours,
    text: kept,
    sent: 1,
  },
  { what: 'neither data nor errors', answer: json(200, {}), title: ours, text: kept, sent: 1 },
  {
    what: 'errors alone, masked',
    answer: json(200, {
      errors: [
        { message: 'boom', extensions: { code: 'INTERNAL_SERVER_ERROR', reference: 'r-1' } },
      ],
    }),
    title: ours,
    text: kept,
    reference: 'Reference r-1',
    sent: 1,
  },
]

for (const { what, answer, title, text, reference, sent } of catalogue) {
  test(
    `${what}: “${title}”, and Try again brings the page`,
    { tag: what === 'errors alone, masked' ? [] : '@slow' },
    async ({ open }) => {
      const { page, allow } = await open(site.server)
      allow(/Failed to load resource|^failed request|A part of the screen failed/)
      const stop = await onOperation(page, 'HomePageQuery', answer)
      const operations = operationsOf(page)
      await page.goto('/')
      const alert = page.getByRole('alert')
      await alert.getByText(title, { exact: true }).waitFor()
      await alert.getByText(text).waitFor()
      if (reference !== undefined) await alert.getByText(reference).waitFor()
      assert.equal(operations.filter((it) => it === 'HomePageQuery').length, sent)
      assert.doesNotMatch(await alert.innerText(), /Captive|boom|Error/)
      await page
        .getByRole('link', { name: /^Editor/ })
        .first()
        .waitFor()
      await stop()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('feed').waitFor()
    },
  )
}

test(
  'nothing can be reached at first: one Try again brings the whole screen',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/Failed to load resource|^failed request|A part of the screen failed/)
    const stop = await onOperation(page, '*', (route) => route.abort('connectionrefused'))
    await page.goto('/')
    await page.getByRole('alert').getByText('Earshot cannot be reached').waitFor()
    await stop()
    // The list's surroundings have failed by themselves, and are mended by the same press.
    await page.locator('#main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('feed').waitFor()
    await page.getByText('This part could not be loaded').waitFor({ state: 'detached' })
    await page
      .getByRole('link', { name: /^Editor/ })
      .first()
      .waitFor()
  },
)

test('503 that passes is never seen', { tag: '@slow' }, async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(/503/)
  let failures = 0
  await onOperation(page, 'HomePageQuery', async (route) =>
    failures++ < 2 ? json(503, {})(route) : route.fallback(),
  )
  await page.goto('/')
  await page.getByRole('feed').waitFor()
  assert.equal(failures, 3)
  assert.equal(await page.getByRole('alert').count(), 0)
})

test(
  'no answer within the time limit: “This is taking too long”',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/A part of the screen failed/)
    await page.clock.install()
    const stop = await onOperation(page, 'IdeaPageQuery', () => undefined)
    const operations = operationsOf(page)
    const framed = page.waitForResponse(
      (response) => response.request().postData()?.includes('FrameQuery') ?? false,
    )
    await page.goto('/ideas/1')
    await (await framed).finished()
    await expect(() =>
      assert.deepEqual(operations.toSorted(), ['FrameQuery', 'IdeaPageQuery']),
    ).toPass()
    await page.clock.runFor(15_100)
    await page.getByRole('alert').getByText('This is taking too long').waitFor()
    await stop()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.clock.runFor(1_000)
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
  },
)

test(
  'offline, the screen stays readable, and what cannot be shown says so',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/A part of the screen failed/)
    await page.goto('/')
    const rows = page.getByRole('feed').getByRole('article')
    const title = await rows.first().getByRole('link').first().innerText()
    await rows.first().getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await page.goBack()
    await rows.first().waitFor()
    await page.context().setOffline(true)
    await page.getByText('You are offline. What you type is saved.').waitFor()
    await rows.first().getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'You are offline' })
    await alert.waitFor()
    await rows.first().waitFor()
    await page.context().setOffline(false)
    await alert.waitFor({ state: 'detached' })
    await page.getByText('You are offline. What you type is saved.').waitFor({ state: 'detached' })
    await rows.first().waitFor()
    assert.equal(new URL(page.url()).search, '?sort=newest')
  },
)

test(
  'a part that fails says so by itself, and its Try again reloads it',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/A part of the screen failed|IdeaVoters|voters/)
    const stop = await alterAnswer(page, 'IdeaPageQuery', (answer) => {
      eachObject(answer.data, (it) => {
        if ('voters' in it) it['voters'] = null
      })
      return {
        ...answer,
        errors: [
          {
            message: 'masked',
            path: ['idea', 'voters'],
            extensions: { code: 'INTERNAL', reference: 'part-7' },
          },
        ],
      }
    })
    await page.goto('/ideas/1')
    const alert = page.getByRole('complementary').getByRole('alert')
    await alert.getByText('This part could not be loaded').waitFor()
    await alert.getByText('Reference part-7').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    assert.equal(await page.getByRole('alert').count(), 1)
    await stop()
    const operations = operationsOf(page)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('complementary').getByText('Who voted').waitFor()
    await alert.waitFor({ state: 'detached' })
    assert.deepEqual(operations, ['IdeaPageQuery'])
  },
)

test(
  'the next page of a list that fails keeps the rows, and is tried again',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server)
    allow(/500/)
    const stop = await onOperation(page, 'IdeaListPageQuery', json(500, {}))
    await page.goto('/?sort=top&closed=1')
    const rows = page.getByRole('feed').getByRole('article')
    await rows.last().scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('alert').getByText(ours).waitFor()
    assert.equal(await rows.count(), 20)
    await stop()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(async () => assert.equal((await rows.count()) >= 40, true)).toPass()
  },
)
