// Layers over the page: none covers what somebody acts on.
import type { Locator, Page } from '@playwright/test'
import { assertUncovered } from './harness/covered.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { desktop, phone } from './harness/visit.ts'

const REMOVED = [1, 2, 3, 4, 5, 6]

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  for (const number of REMOVED)
    await ask(
      server,
      `mutation { setIdeaState(ideaId: "idea_${number}", state: SPAM) { errors { message } } }`,
      {},
      owner,
    )
})
/** A site that asks whether usage may be counted; nothing is sent before an answer. */
const asking = sharedSite('SAMPLE', undefined, async () => ({
  AMPLITUDE_API_KEY: '0123456789abcdef0123456789abcdef',
  AMPLITUDE_HOST: 'http://127.0.0.1:9',
}))

const toast = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: /Close|Dismiss/ })

/** Lets messages stay for as long as the journey looks at them. */
const holdMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const own = window.setTimeout.bind(window)
    const held = (work: TimerHandler, after = 0, ...rest: unknown[]): number =>
      own(work, after === 6_000 || after === 10_000 ? 600_000 : after, ...rest)
    Object.assign(window, { setTimeout: held })
  })

/** Leaves a message on the screen. */
async function say(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share this idea' }).click()
  await toast(page).waitFor()
}

/** Gives what waits until a page waits for no answer: minutes that pass at once are too long for one. */
function untilAnswered(page: Page): () => Promise<void> {
  let open = 0
  page.on('request', () => (open += 1))
  page.on('requestfinished', () => (open -= 1))
  page.on('requestfailed', () => (open -= 1))
  return () => expect.poll(() => open).toBe(0)
}

/** Lets the page learn of a newer release. */
async function offerNewer(page: Page): Promise<Locator> {
  await page.route('**/release.txt', (route) => route.fulfill({ body: 'another-release' }))
  await page.clock.fastForward('10:00')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const notice = page.getByRole('status').filter({ hasText: 'A newer version is available' })
  await notice.waitFor()
  return notice
}

test('on a phone a message leaves the bar under the thumb, above its keyboard too', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server, { ...site.owner.asThem, viewport: phone, hasTouch: true })
  const { page } = visit
  await holdMessages(page)
  await page.goto('/ideas/7')
  await say(page)
  await page.getByRole('link', { name: 'Post an idea' }).last().click()
  const title = page.getByLabel('What’s your idea?')
  const post = page.getByRole('button', { name: 'Post idea' })
  await title.fill('Dark pages')
  await title.click()
  await assertUncovered(post)
  await assertUncovered(title)
  await page.evaluate(() => {
    const view = window.visualViewport
    if (view === null) throw new Error('There is no visual viewport')
    Object.defineProperty(view, 'height', { value: window.innerHeight - 290 })
    view.dispatchEvent(new Event('resize'))
  })
  await expect(async () => {
    await assertUncovered(post)
    await assertUncovered(title)
  }).toPass()
  await expect(toast(page)).toBeVisible()
  await picture(visit, 'message-and-keyboard')
})

test('on a phone a message leaves the slim bar of an idea, and its menu', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server, { ...site.owner.asThem, viewport: phone, hasTouch: true })
  const { page } = visit
  await holdMessages(page)
  await page.goto('/ideas/7')
  await say(page)
  await page.getByRole('button', { name: 'More about this idea' }).click()
  for (const item of await page.getByRole('menuitem').all()) await assertUncovered(item)
  await page.keyboard.press('Escape')
  // The bar goes with the discussion, which ends above what stands beside it on wider screens.
  await page
    .getByRole('button', { name: 'Comment', exact: true })
    .evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const vote = page.locator('[data-edge-bar]').getByRole('button', { name: /^Vote for/ })
  await vote.waitFor()
  await expect(async () => assertUncovered(vote)).toPass()
  await expect(toast(page)).toBeVisible()
  await picture(visit, 'message-and-slim-bar')
})

test('on a phone a message leaves what is chosen in triage and what can be done with it', async ({
  open,
  picture,
}) => {
  const visit = await open(site.server, { ...site.owner.asThem, viewport: phone, hasTouch: true })
  const { page } = visit
  await holdMessages(page)
  await page.goto('/team?show=spam')
  const rows = page.getByRole('article')
  await rows.first().getByRole('button', { name: 'Restore' }).click()
  await toast(page).waitFor()
  const chosen = rows.nth(3).getByRole('checkbox')
  await chosen.scrollIntoViewIfNeeded()
  await chosen.check()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bar = page.getByRole('group', { name: 'Selected posts' })
  await expect(async () => assertUncovered(bar.getByRole('button', { name: 'Restore' }))).toPass()
  await expect(toast(page)).toBeVisible()
  await picture(visit, 'message-and-triage')
})

for (const viewport of [phone, { width: 900, height: 700 }])
  test(`at ${viewport.width} px the offer of a newer version leaves Save, and a reload what is not saved`, async ({
    open,
    picture,
  }) => {
    const visit = await open(site.server, { ...site.owner.asThem, viewport })
    const { page } = visit
    const answered = untilAnswered(page)
    await page.clock.install()
    await page.goto('/team/settings')
    const tagline = page.getByLabel(/^Tagline/)
    const every = page.getByRole('radio', { name: /^Every post/ })
    await tagline.fill('Typed and not saved')
    await every.check()
    await page.waitForLoadState('networkidle')
    await answered()
    const notice = await offerNewer(page)
    for (const name of ['Save', 'Discard changes'])
      await assertUncovered(page.getByRole('button', { name, exact: true }))
    await picture(visit, `newer-version-and-save-${viewport.width}`)
    await page.unroute('**/release.txt')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await notice.waitFor({ state: 'detached' })
    await expect(tagline).toHaveValue('Typed and not saved')
    await expect(every).toBeChecked()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(tagline).not.toHaveValue('Typed and not saved')
  })

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px messages leave the question about usage`, async ({
    open,
    picture,
  }) => {
    const visit = await open(asking.server, { viewport })
    const { page } = visit
    await page.clock.install()
    await holdMessages(page)
    await page.goto('/ideas/7')
    const question = page.getByRole('region', { name: 'Usage analytics' })
    await question.waitFor()
    await page.waitForLoadState('networkidle')
    const notice = await offerNewer(page)
    await say(page)
    for (const answer of ['Yes', 'No'])
      await expect(async () =>
        assertUncovered(question.getByRole('button', { name: answer, exact: true })),
      ).toPass()
    await assertUncovered(notice.getByRole('button', { name: 'Reload' }))
    await expect(toast(page)).toBeVisible()
    await picture(visit, `messages-and-question-${viewport.width}`)
  })
