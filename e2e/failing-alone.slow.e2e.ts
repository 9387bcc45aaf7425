// What fails, fails alone: each query of a page refused, hanging or odd, while the rest is used.
import assert from 'node:assert/strict'
import type { Route } from '@playwright/test'
import { alterAnswer, eachObject, onOperation } from './harness/graphql.ts'
import { renderedByBrowsers, sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const site = sharedSite('SAMPLE', undefined, renderedByBrowsers)

const told = /Failed to load resource|^failed request|A part of the screen failed/

const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'application/json', body: '{}' })
const hang = (): void => undefined

for (const [what, answer] of [
  ['500', status(500)],
  ['401', status(401)],
  ['no answer', hang],
] as const) {
  test(
    `the surroundings of the list, ${what}: the list is there and used`,
    { tag: what === '401' ? '@slow' : [] },
    async ({ open, picture }) => {
      const visit = await open(site.server)
      const { page, allow } = visit
      allow(told)
      const stop = await onOperation(page, 'ListSidebarQuery', answer)
      await page.goto('/')
      await page.getByRole('feed').getByRole('article').first().waitFor()
      await page.getByRole('link', { name: 'Newest', exact: true }).click()
      await page.waitForURL('**/?sort=newest')
      await page.getByRole('feed').getByRole('article').first().waitFor()
      if (what === 'no answer') return
      const alert = page.getByRole('complementary').getByRole('alert')
      await alert.waitFor()
      await picture(visit, `surroundings-${what}`)
      await stop()
      const rising = page.getByRole('heading', { name: 'Rising this week' })
      // What was pressed may have been the list's that was just left.
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(async () => {
        if (await alert.isVisible())
          await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
        await rising.waitFor({ timeout: 2_000 })
      }).toPass()
      await page.getByRole('button', { name: 'Filter' }).waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
    },
  )
  test(
    `the frame, ${what}: the page is there and used`,
    { tag: what === '401' ? '@slow' : [] },
    async ({ open, picture }) => {
      const visit = await open(site.server)
      const { page, allow } = visit
      allow(told)
      const stop = await onOperation(page, 'FrameQuery', answer)
      await page.goto('/')
      await page.getByRole('feed').getByRole('article').first().waitFor()
      await picture(visit, `frame-${what}`)
      await page.getByRole('feed').getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Comments' }).waitFor()
      if (what === 'no answer') return
      await stop()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page
        .getByRole('link', { name: /^Editor/ })
        .first()
        .waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
    },
  )
}

test('everything fails at first: one Try again brings all of it', async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(told)
  const stop = await onOperation(page, '*', status(500))
  await page.goto('/')
  await page.getByRole('main').getByRole('alert').first().waitFor()
  await stop()
  assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('feed').waitFor()
  await page.getByRole('heading', { name: 'Rising this week' }).waitFor()
  await page
    .getByRole('link', { name: /^Editor/ })
    .first()
    .waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
})

test('a date that cannot be read and a null where none should be cost their own places', async ({
  open,
}) => {
  const { page, allow } = await open(site.server)
  allow(told)
  const alter = (name: string) => {
    let seen = 0
    return alterAnswer(page, name, (answer) => {
      eachObject(answer.data, (it) => {
        if ('createdAt' in it) it['createdAt'] = 'yesterday-ish'
        if ('title' in it && 'voteCount' in it && (seen += 1) === 2) it['title'] = null
      })
      return answer
    })
  }
  await alter('HomePageQuery')
  await page.goto('/')
  const rows = page.getByRole('feed').getByRole('article')
  await rows.nth(5).waitFor()
  await alter('IdeaPageQuery')
  await page.goto('/ideas/1')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
})

test('a field error of one query leaves what another has of the same record', async ({ open }) => {
  const { page, allow } = await open(site.server)
  allow(told)
  await page.goto('/')
  const rows = page.getByRole('feed').getByRole('article')
  await rows.first().waitFor()
  const title = await rows.first().getByRole('link').first().innerText()
  await alterAnswer(page, 'IdeaPageQuery', (answer) => {
    const { idea } = answer.data as { idea: Record<string, unknown> }
    idea['status'] = null
    idea['board'] = null
    return {
      ...answer,
      errors: ['status', 'board'].map((field) => ({
        message: 'masked',
        path: ['idea', field],
        extensions: { code: 'INTERNAL', reference: 'r-9' },
      })),
    }
  })
  const answered = page.waitForResponse(
    (it) => it.request().postData()?.includes('query IdeaPageQuery') ?? false,
  )
  await rows.first().getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  await (await answered).finished()
  await page.goBack()
  await rows.first().waitFor()
  assert.doesNotMatch(await page.getByRole('feed').innerText(), /could not be loaded/)
})

test('on a phone, surroundings that did not come are told where the filter would be', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server, { viewport: phone })
  const { page, allow } = visit
  allow(told)
  const stop = await onOperation(page, 'ListSidebarQuery', status(500))
  await page.goto('/')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  await picture(visit, 'surroundings-phone')
  await stop()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Filter' }).waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
})
