// The frame around every page: reachable at every width, and whole.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brokenBoxes } from './harness/boxes.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const theme = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-theme'))

/** The visible part of the navigation, and what stands at its foot, in pixels; the ring of the focus is 3 px around a control. */
function footOfNavigation(page: Page) {
  return page.evaluate(() => {
    const nav = document.querySelector('header')!
    const { left, right, bottom } = nav.getBoundingClientRect()
    const controls = [...nav.querySelectorAll('button, [role="radiogroup"]')].map((control) =>
      control.getBoundingClientRect(),
    )
    const [, signIn, colours] = controls
    return {
      isInside: [signIn!, colours!].every(
        (box) =>
          box.left - 3 >= left &&
          box.right + 3 <= right &&
          box.bottom + 3 <= Math.min(bottom, innerHeight),
      ),
      isOneRow:
        Math.abs((signIn!.top + signIn!.bottom) / 2 - (colours!.top + colours!.bottom) / 2) < 2,
      isNoWider: nav.scrollWidth <= nav.clientWidth,
    }
  })
}

for (const width of [1440, 1000]) {
  test(`the foot of the navigation is whole at ${width} px, online and offline`, async ({
    open,
  }) => {
    const { page } = await open(site.server, { viewport: { width, height: 800 } })
    await page.goto('/')
    const banner = page.getByRole('banner')
    // Its code comes behind the first screen.
    await banner.getByRole('radiogroup').waitFor()
    await banner.getByRole('button', { name: 'Sign in' }).waitFor()
    const whole = { isInside: true, isOneRow: true, isNoWider: true }
    assert.deepEqual(await footOfNavigation(page), whole)
    await page.context().setOffline(true)
    await page.getByText(/^You are offline/).waitFor()
    assert.deepEqual(await footOfNavigation(page), whole)
  })
}

test('a visitor on the phone chooses colours, which stay, and finds the switch of the keys', async ({
  open,
}) => {
  const { page } = await open(site.server, {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto('/')
  const account = page.getByRole('button', { name: 'Account and theme' })
  await account.tap()
  await page.getByRole('menuitemradio', { name: 'Dark' }).tap()
  await expect(async () => assert.equal(await theme(page), 'dark')).toPass()
  await page.reload()
  await account.tap()
  assert.equal(await theme(page), 'dark')
  await page.getByRole('menuitemradio', { name: 'Dark', checked: true }).waitFor()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByRole('button', { name: 'Switch off' }).tap()
  await dialog.getByText('Single keys are switched off in this browser.').waitFor()
})

for (const width of [360, 390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page says whose site it is: ${width} px, ${colorScheme}`, async ({
      open,
      picture,
    }) => {
      const visit = await open(site.server, {
        ...site.owner.asThem,
        viewport: { width, height: 780 },
        isMobile: width < 1000,
        hasTouch: width < 1000,
        colorScheme,
        reducedMotion: 'reduce',
      })
      const { page } = visit
      for (const path of ['/', '/roadmap', '/changelog', '/inbox', '/nowhere']) {
        await page.goto(path)
        const home = page.getByRole('link', { name: /^Fieldnotes/ })
        await expect(home).toHaveCount(1)
        assert.deepEqual(await brokenBoxes(page), [], path)
        await picture(visit, `whose${path}-${width}-${colorScheme}`)
      }
      await expect(page).toHaveTitle('Page not found · Fieldnotes')
      await page.getByRole('link', { name: /^Fieldnotes/ }).click()
      await expect(page).toHaveTitle('Fieldnotes')
    })
