// Posting: what is typed is never lost, and never posted twice.
import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { chooseBoard } from './harness/chooseBoard.ts'
import { onOperation } from './harness/graphql.ts'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, invite, join } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const site = sharedSite()

const titleIn = (page: Page): Locator => page.getByLabel('What’s your idea?')
const detailsIn = (page: Page): Locator => page.getByRole('textbox', { name: /^Details/ })
const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Post idea' }).click()
/** Chooses a board, and sends. */
async function send(page: Page): Promise<void> {
  await chooseBoard(page)
  await press(page)
}
const lost =
  'Earshot cannot be reached. Your text is saved and will be sent when the connection is back, as long as this page stays open.'
const heading = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

async function timesStored(title: string): Promise<number> {
  const { ideas } = await ask<{ ideas: { edges: { node: { title: string } }[] } }>(
    site.server,
    '{ ideas(sort: NEWEST, first: 20) { edges { node { title } } } }',
  )
  return ideas.edges.filter(({ node }) => node.title === title).length
}

test(
  'what is wrong is said beside the field, with the field and its limit',
  { tag: '@slow' },
  async ({ open }) => {
    const { page } = await open(site.server, site.owner.asThem)
    await page.goto('/ideas/new')
    await send(page)
    await page.getByText('The title is missing.').waitFor()
    await expect(async () =>
      assert.equal(await titleIn(page).evaluate((it) => it === document.activeElement), true),
    ).toPass()
    await titleIn(page).fill('ab')
    await send(page)
    await page.getByText('The title needs at least 3 characters; it has 2.').waitFor()
    await titleIn(page).fill('a'.repeat(141))
    await page.getByText('The title can have at most 140 characters; it has 141.').waitFor()
    await detailsIn(page).fill('b'.repeat(20_001))
    await send(page)
    await page
      .getByText('The details can have at most 20,000 characters; they have 20,001.')
      .waitFor()
    await expect(titleIn(page)).toHaveValue('a'.repeat(141))
    assert.equal(placeOf(page.url()).pathname, '/ideas/new')
  },
)

test('a draft survives a reload and the closing of the tab', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  await page.goto('/ideas/new')
  await titleIn(page).fill('Print a notebook as a booklet')
  await detailsIn(page).fill('Two pages a sheet.\n\n- in order')
  await page.getByRole('radio', { name: /^Sync/ }).check()
  await page.reload()
  await expect(titleIn(page)).toHaveValue('Print a notebook as a booklet')
  await page.close()
  const again = await page.context().newPage()
  await again.goto('/ideas/new')
  await expect(titleIn(again)).toHaveValue('Print a notebook as a booklet')
  await expect(detailsIn(again)).toHaveValue('Two pages a sheet.\n\n- in order')
  await expect(again.getByRole('radio', { name: /^Sync/ })).toBeChecked()
})

test(
  'a visitor writes, signs in by an invitation, and what was written is posted',
  { tag: '@slow' },
  async ({ open }) => {
    const link = await invite(site.server, 'Dina')
    const { page } = await open(site.server)
    await page.goto('/ideas/new')
    await titleIn(page).fill('Reminders by place')
    await detailsIn(page).fill('When I am **at the shop**.')
    await send(page)
    const dialog = page.getByRole('dialog', { name: 'Sign in to post' })
    await dialog.getByText(/^Your draft is saved/).waitFor()
    await page.goto(link)
    await page.getByRole('button', { name: 'Join as Dina' }).click()
    await page.getByRole('button', { name: 'Dina', exact: true }).waitFor()
    await heading(page, 'Reminders by place')
    await page.locator('main strong', { hasText: 'at the shop' }).waitFor()
    await page.goto('/ideas/new')
    await expect(titleIn(page)).toHaveValue('')
  },
)

test(
  'a lost answer is told, and what was sent is sent again and posted once',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server, site.owner.asThem)
    allow(/ERR_FAILED|failed request: POST/)
    await page.goto('/ideas/new')
    await titleIn(page).fill('Sort notes by hand')
    // The server takes it; the page never hears of that.
    const stop = await onOperation(page, 'usePostIdeaMutation', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send(page)
    await page.getByRole('alert').getByText(lost).waitFor()
    await expect(titleIn(page)).toHaveValue('Sort notes by hand')
    await stop()
    await heading(page, 'Sort notes by hand')
    assert.equal(await timesStored('Sort notes by hand'), 1)
  },
)

test(
  'while the server is down the text is kept, and it is posted when it is back',
  { tag: '@slow' },
  async ({ open }) => {
    const { page, allow } = await open(site.server, site.owner.asThem)
    allow(/ERR_CONNECTION_(REFUSED|RESET)|status of 503/)
    await page.goto('/ideas/new')
    await titleIn(page).fill('A calm sound when a note is saved')
    await site.server.kill()
    try {
      await send(page)
      await page.getByRole('alert').getByText(lost).waitFor()
      await expect(titleIn(page)).toHaveValue('A calm sound when a note is saved')
    } finally {
      await site.restart()
    }
    await heading(page, 'A calm sound when a note is saved')
    assert.equal(await timesStored('A calm sound when a note is saved'), 1)
  },
)

const attack = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>`
const attacks = [
  attack,
  '<svg onload=alert(3)><animate onbegin=alert(4)></svg>',
  '[click](javascript:alert(5)) [data](data:text/html,<script>alert(6)</script>)',
  '![x](x "onerror=alert(7)") <iframe srcdoc="<script>alert(8)</script>"></iframe>',
  '<a href="  javascript:alert(9)" style="position:fixed;inset:0">a</a>',
  '<style>*{display:none}</style><form action="https://elsewhere.invalid"><button>Go</button></form><base href="https://elsewhere.invalid">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(10)>',
].join('\n\n')

/** Nothing that people wrote may have become a part of the page that acts. */
async function assertInert(page: Page): Promise<void> {
  const found = await page.locator('#root').evaluate((root) => {
    // React's own, which reveal what was rendered later: nobody who writes knows the page's secret.
    const { nonce } = document.querySelector<HTMLElement>('head [nonce]') ?? {}
    const isOurs = (it: Element): boolean =>
      it instanceof HTMLScriptElement && it.nonce !== '' && it.nonce === nonce
    const acts = (it: Element): boolean =>
      !isOurs(it) &&
      (it.matches(
        'script, iframe, object, embed, base, style, link, meta, img, svg animate, [srcdoc], main article form:not([aria-label="Your comment"])',
      ) ||
        it.getAttributeNames().some((name) => name.startsWith('on')) ||
        /^\s*(javascript|data|vbscript):/i.test(it.getAttribute('href') ?? ''))
    return [...root.querySelectorAll('*')].filter(acts).map((it) => it.outerHTML.slice(0, 120))
  })
  assert.deepEqual(found, [])
}

test('hostile titles, texts, names and searches stay words', { tag: '@slow' }, async ({ open }) => {
  const mallory = await join(site.server, '<img src=x onerror=alert(0)>')
  const { page } = await open(site.server, mallory.asThem)
  page.on('dialog', (dialog) => assert.fail(`a dialog opened: ${dialog.message()}`))
  await page.goto('/ideas/new')
  await titleIn(page).fill(attack)
  await detailsIn(page).fill(attacks)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('tabpanel', { name: 'Preview' }).getByText('[click]').waitFor()
  await assertInert(page)
  await send(page)
  await heading(page, attack)
  await assertInert(page)
  await page.reload()
  await heading(page, attack)
  await page.getByText('<img src=x onerror=alert(0)>').first().waitFor()
  await assertInert(page)
  assert.equal(await page.getByRole('button', { name: 'Go', exact: true }).count(), 0)
  // So many links of somebody new wait for the team.
  const id = `idea_${/\/ideas\/(\d+)/.exec(page.url())?.[1]}`
  await ask(
    site.server,
    'mutation Approve($id: ID!) { setIdeaState(ideaId: $id, state: LIVE) { errors { message } } }',
    { id },
    site.owner,
  )
  await page.goto('/?sort=newest')
  await page.getByRole('link', { name: attack, exact: true }).waitFor()
  await assertInert(page)
  await page.goto(`/?q=${encodeURIComponent(attack)}`)
  await page.getByRole('status').getByText('“<img src=x').waitFor()
  await assertInert(page)
})
