// Everything by the keyboard alone: no pointer touches the page in this file.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

/** The name of the focused element; empty when nothing has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement
    if (it === document.body) return ''
    return it?.getAttribute('aria-label') ?? it?.textContent?.trim() ?? ''
  })

const focusIs = (page: Page, name: string | RegExp): Promise<void> =>
  expect(async () =>
    typeof name === 'string'
      ? assert.equal(await focused(page), name)
      : assert.match(await focused(page), name),
  ).toPass()

/** Whether the focused element shows by outline or shadow that it has the focus, and lies on the screen. */
const isFocusShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const it = document.activeElement
    if (!it || it === document.body) return false
    const ring = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) ||
      style.boxShadow !== 'none'
    const { top, bottom, width } = it.getBoundingClientRect()
    const around = [it, it.parentElement, it.parentElement?.parentElement].filter(
      (each) => each != null,
    )
    return (
      around.some((each) => ring(getComputedStyle(each))) &&
      width > 0 &&
      bottom > 0 &&
      top < innerHeight
    )
  })

test('search, list, vote, idea and posting by single keys', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/?sort=newest')
  await page.getByRole('feed').waitFor()
  const titles = await page.getByRole('feed').getByRole('heading').allInnerTexts()
  await page.keyboard.press('j')
  await focusIs(page, titles[0] ?? '')
  assert.equal(await isFocusShown(page), true)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await focusIs(page, titles[2] ?? '')
  await page.keyboard.press('k')
  await focusIs(page, titles[1] ?? '')
  const row = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: titles[1] ?? '', exact: true }) })
  await page.keyboard.press('v')
  await row.locator('button[aria-pressed=true]').waitFor()
  await focusIs(page, titles[1] ?? '')
  await page.keyboard.press('v')
  await row.locator('button[aria-pressed=false]').waitFor()

  await page.keyboard.press('/')
  await focusIs(page, 'Search ideas')
  await page.keyboard.type('watch')
  await page.waitForURL(/q=watch/)
  await focusIs(page, 'Search ideas')
  const shown = (): Promise<string[]> =>
    page.getByRole('feed').first().getByRole('heading').allInnerTexts()
  await expect(async () => assert.notDeepEqual(await shown(), titles)).toPass()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await expect(async () => assert.deepEqual(await shown(), titles)).toPass()
  await page.keyboard.press('Escape')
  await focusIs(page, '')

  await page.keyboard.press('j')
  await focusIs(page, titles[0] ?? '')
  const opened = await focused(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: opened, exact: true }).waitFor()
  await focusIs(page, opened)
  await page.goBack()
  await page.getByRole('feed').waitFor()
  await focusIs(page, opened)

  await page.keyboard.press('c')
  await page.waitForURL('**/ideas/new')
  await page.getByLabel('What’s your idea?').focus()
  await page.keyboard.type('c j k v / ? are letters here')
  await expect(page.getByLabel('What’s your idea?')).toHaveValue('c j k v / ? are letters here')
  assert.equal(placeOf(page.url()).pathname, '/ideas/new')
})

test(
  '? shows the keys, Escape gives the focus back, and the keys can be switched off',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/')
    await page.getByRole('feed').waitFor()
    await page.keyboard.press('j')
    await expect(async () => assert.notEqual(await focused(page), '')).toPass()
    const before = await focused(page)
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await dialog.waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await focusIs(page, before)
    await page.keyboard.press('?')
    await dialog.getByRole('button', { name: 'Switch off' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText('Single keys are switched off in this browser.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('feed').waitFor()
    for (const key of ['j', '/', 'c', '?']) await page.keyboard.press(key)
    assert.equal(await focused(page), '')
    assert.equal(placeOf(page.url()).pathname, '/')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Switch on' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await focusIs(page, 'Search ideas')
  },
)

test(
  'on an idea the team edits, sets the status and merges by single keys, which ? lists there',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    await page.goto('/ideas/1')
    await page.getByRole('button', { name: 'More about this idea' }).waitFor()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.waitFor()
    const listed = await help.locator('dd').allInnerTexts()
    assert.deepEqual(
      listed.map((keys) => keys.replace(/\s+/g, ' ')),
      ['Ctrl K', '/', 'v', 'e', 's', 'm', 'l', 'c', '?'],
    )
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('s')
    await page.getByRole('menuitemradio').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' })
    await expect(async () =>
      assert.equal(
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['focus']),
        'status',
      ),
    ).toPass()
    await page.keyboard.press('m')
    const merging = page.getByRole('dialog', { name: /^Merge “/ })
    await merging.waitFor()
    await focusIs(page, 'Find an idea by words or number')
    await page.keyboard.press('Escape')
    await merging.waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await page.getByRole('form', { name: 'Edit this idea' }).waitFor()
    await expect(async () =>
      assert.equal(
        await page
          .getByRole('textbox', { name: 'Title' })
          .evaluate((it) => it === document.activeElement),
        true,
      ),
    ).toPass()
  },
)

test(
  'Tab goes from the skip link through places and search to the list, always seen',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server)
    await page.goto('/')
    await page.getByRole('feed').waitFor()
    const walked: string[] = []
    for (let step = 0; step < 40 && !walked.at(-1)?.startsWith('Vote for'); step += 1) {
      await page.keyboard.press('Tab')
      walked.push(await focused(page))
      assert.ok(
        await isFocusShown(page),
        `no focus is seen on “${walked.at(-1)}” (step ${step + 1})`,
      )
    }
    const order = [
      'Skip to content',
      /^Ideas/,
      /^Editor/,
      /^Open/,
      'Sign in',
      'Search ideas',
      'Post an idea',
      'Trending',
      'Filter',
      /^Vote for/,
    ]
    const places = order.map((name) =>
      walked.findIndex((it) => (typeof name === 'string' ? it === name : name.test(it))),
    )
    assert.ok(
      places.every((it) => it >= 0),
      JSON.stringify(walked),
    )
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
      JSON.stringify(walked),
    )
  },
)

test('the skip link leads past the frame', { tag: '@slow' }, async ({ open }) => {
  const { page } = await open(site.server)
  await page.goto('/')
  await page.getByRole('feed').waitFor()
  await page.keyboard.press('Tab')
  await focusIs(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await expect(async () =>
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main'),
  ).toPass()
  await page.keyboard.press('Tab')
  await focusIs(page, 'Trending')
})

test(
  'a vote is refused by the keyboard as by the pointer, and Escape puts the reason away',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    await page.goto('/?status=shipped')
    await page.getByRole('feed').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('v')
    const reason = page.getByRole('status').getByText(/^Voting closed on .+ as Shipped\.$/)
    await reason.waitFor()
    await page.keyboard.press('Escape')
    await reason.waitFor({ state: 'detached' })
  },
)

test(
  'menus and sheets keep the focus inside and give it back',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    await page.goto('/')
    await page.getByRole('feed').waitFor()
    await page.getByRole('button', { name: 'Filter' }).focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filter ideas' })
    await sheet.waitFor()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      assert.equal(await sheet.evaluate((it) => it.contains(document.activeElement)), true)
    }
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await focusIs(page, 'Filter')
    const account = page.getByRole('button', { name: 'Ana', exact: true })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor({ state: 'detached' })
    await expect(async () =>
      assert.equal(await account.evaluate((it) => it === document.activeElement), true),
    ).toPass()
  },
)
