// Who follows an idea is told: the count rises in their browser, the inbox says what happened, and what they read counts no more.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { phone } from './harness/visit.ts'

const people: { bo?: Person } = {}
const site = sharedSite('SAMPLE', async ({ server }) => {
  people.bo = await join(server, 'Bo')
})

/** An idea of Ana's, which Bo follows. */
async function anIdea(title: string): Promise<{ id: string; number: number }> {
  const { site: found } = await ask<{ site: { boards: { id: string }[] } }>(
    site.server,
    '{ site { boards { id } } }',
  )
  const { postIdea } = await ask<{ postIdea: { idea: { id: string; number: number } } }>(
    site.server,
    'mutation Post($title: String!, $boardId: ID!) { postIdea(title: $title, body: "Please.", boardId: $boardId) { idea { id number } errors { message } } }',
    { title, boardId: found.boards[0]?.id },
    site.owner,
  )
  await ask(
    site.server,
    'mutation Follow($id: ID!) { setFollow(ideaId: $id, following: true) { errors { message } } }',
    { id: postIdea.idea.id },
    people.bo,
  )
  return postIdea.idea
}

/** Ana comments. */
async function comment(ideaId: string, body: string): Promise<void> {
  await ask(
    site.server,
    'mutation Say($ideaId: ID!, $body: String!) { postComment(ideaId: $ideaId, body: $body) { errors { message } } }',
    { ideaId, body },
    site.owner,
  )
}

async function ship(ideaId: string): Promise<void> {
  const { site: found } = await ask<{ site: { statuses: { id: string; category: string }[] } }>(
    site.server,
    '{ site { statuses { id category } } }',
  )
  const statusId = found.statuses.find(({ category }) => category === 'SHIPPED')?.id
  await ask(
    site.server,
    'mutation Ship($ideaId: ID!, $statusId: ID!) { setIdeaStatus(ideaId: $ideaId, statusId: $statusId) { errors { message } } }',
    { ideaId, statusId },
    site.owner,
  )
}

/** Waits until the worker has told Bo of so many groups. */
async function told(count: number): Promise<void> {
  await expect(async () => {
    const { viewer } = await ask<{ viewer: { unreadNotificationCount: number } }>(
      site.server,
      '{ viewer { unreadNotificationCount } }',
      {},
      people.bo,
    )
    assert.equal(viewer.unreadNotificationCount, count)
  }).toPass()
}

const inbox = (page: Page) => page.getByRole('link', { name: /^Inbox/ }).filter({ visible: true })
/** Somebody comes back to the page: it asks at once what is new. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
const group = (page: Page, name: string) => page.getByRole('article', { name })

test('what happens to an idea is told in another browser, read there, and muted', async ({
  open,
  picture,
}) => {
  const bo = await open(site.server, people.bo?.asThem)
  const boPhone = await open(site.server, { ...people.bo?.asThem, viewport: phone })
  for (const { page } of [bo, boPhone]) {
    await page.goto('/')
    await expect(inbox(page)).toHaveText('Inbox')
  }
  const [shipped, discussed] = [await anIdea('Notes that last'), await anIdea('Notes that sing')]
  await ship(shipped.id)
  await comment(discussed.id, 'I would sing along.')
  await told(2)
  for (const { page } of [bo, boPhone]) {
    await expect(async () => {
      await comeBack(page)
      await expect(inbox(page)).toHaveText(/2$/, { timeout: 1_000 })
    }).toPass()
  }

  const { page } = bo
  await inbox(page).click()
  await expect(group(page, 'Notes that last')).toContainText('Ana Team shipped this.')
  await expect(group(page, 'Notes that sing')).toContainText('Ana Team commented')
  await assertAccessible(page)
  await picture(bo, 'inbox')
  await group(page, 'Notes that last')
    .getByRole('button', { name: 'Mark read: Notes that last' })
    .click()
  await expect(inbox(page)).toHaveText(/1$/)
  await page.getByRole('link', { name: 'I would sing along.' }).click()
  await page.waitForURL(/\/ideas\/\d+\/notes-that-sing#comment_\w+$/)
  await expect(inbox(page)).toHaveText('Inbox')
  await told(0)

  await page.getByRole('button', { name: 'More about this idea' }).click()
  await page.getByRole('menuitem', { name: 'Mute this idea' }).click()
  await page.getByText('Muted. No more notifications about this idea.').waitFor()
  await expect(page.getByRole('button', { name: 'Muted' })).toBeVisible()
  await comment(discussed.id, 'Louder.')
  await comment(shipped.id, 'Thank you.')
  await told(1)
  await page.goto('/settings#told')
  await page.getByRole('button', { name: 'Unmute Notes that sing' }).click()
  await page.getByText('Unmuted. You’ll be notified about this idea again.').waitFor()

  await boPhone.page.goto('/inbox')
  await expect(group(boPhone.page, 'Notes that last')).toContainText('Thank you.')
  await assertAccessible(boPhone.page)
  await picture(boPhone, 'inbox-phone')
})

test('without JavaScript the inbox is read by its links', { tag: '@slow' }, async ({ open }) => {
  const idea = await anIdea('Read without a script')
  await comment(idea.id, 'Here it is.')
  await expect(async () => {
    const { viewer } = await ask<{ viewer: { unreadNotificationCount: number } }>(
      site.server,
      '{ viewer { unreadNotificationCount } }',
      {},
      people.bo,
    )
    assert.equal(viewer.unreadNotificationCount > 0, true)
  }).toPass()
  const { page, allow } = await open(site.server, {
    ...people.bo?.asThem,
    javaScriptEnabled: false,
  })
  allow(/^failed request: GET \S+\.js csp$/)
  await page.goto('/inbox?show=unread')
  await expect(group(page, 'Read without a script')).toContainText('Ana Team commented')
  await page.getByRole('link', { name: 'Here it is.' }).click()
  await page.waitForURL(/read-without-a-script#comment_\w+$/)
})

test(
  'who is signed out is told what they would hear, and signs in',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/inbox')
    await page.getByRole('heading', { name: 'Sign in to see your inbox' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog').waitFor()
    await assertAccessible(page)
  },
)

for (const width of [360, 390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`looks: ${width} px, ${colorScheme}`, { tag: '@slow' }, async ({ open, picture }) => {
      const idea = await anIdea(`When two devices change the same note, show me both ${width}`)
      await comment(
        idea.id,
        'Tried it on the ferry with the network off. Both versions were there.',
      )
      await ship(idea.id)
      const visit = await open(site.server, {
        ...people.bo?.asThem,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const { page } = visit
      const wide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      for (const path of ['/inbox', '/settings#told']) {
        await expect(async () => {
          await page.goto(path)
          await page
            .getByRole('main')
            .locator('article, [role=checkbox], [type=checkbox]')
            .first()
            .waitFor()
        }).toPass()
        await picture(visit, `${path.replace(/\W/g, '')}-${width}-${colorScheme}`)
        assert.ok((await wide()) <= 0, path)
        await assertAccessible(page)
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
        assert.ok((await wide()) <= 0, `${path} at 200 %`)
      }
    })
