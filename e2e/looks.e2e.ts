// Every screen, on the phone and the desktop, in light and dark: accessible, no wider than the screen, without errors.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accessibilityProblems } from './harness/axe.ts'
import { requestsUnderWay } from './harness/graphql.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, createSite, invite } from './harness/site.ts'
import { expect, test, type Journey } from './harness/test.ts'
import { desktop, type Visit } from './harness/visit.ts'

/** Touched, and with scroll bars that take no room. */
const smallPhone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true }

const ways = [
  { name: 'phone-light', ...smallPhone, colorScheme: 'light', reducedMotion: 'reduce' },
  { name: 'phone-dark', ...smallPhone, colorScheme: 'dark', reducedMotion: 'reduce' },
  { name: 'desktop-light', viewport: desktop, colorScheme: 'light', reducedMotion: 'reduce' },
  { name: 'desktop-dark', viewport: desktop, colorScheme: 'dark', reducedMotion: 'reduce' },
] as const
/** Each size and each colour once; LOOKS=all has every pair. */
const looked = process.env['LOOKS'] === 'all' ? ways : [ways[0], ways[3]]

const longBody = `# A heading of theirs

Steps, with a line of code that is far wider than any phone: \`cargo +nightly rustc --release --target x86_64-unknown-linux-gnu -- -Zunpretty=expanded\`

\`\`\`rust
macro_rules! very_long_name_of_a_macro { ($first:expr, $second:expr, $third:expr) => { println!("{} {} {}", $first, $second, $third) } }
\`\`\`

| Platform | Version | What happens | What should happen | Since |
|---|---|---|---|---|
| x86_64-unknown-linux-gnu | 1.79.0-nightly | an internal compiler error | a readable message | 2024-03-01 |

> Quoted from a mail
> > and from another

1. First
   - [ ] open
   - [x] done
2. https://example.com/${'a-path-without-any-place-to-break/'.repeat(6)}

<details><summary>The whole log</summary>

${'thread_main_panicked_at_'.repeat(12)}

</details>

![a picture](https://example.com/picture.png)

أريد أن يُحدَّد الاتجاه لكل فقرة على حدة.

${'What people write is longer than anybody plans for. '.repeat(60)}
`

interface Addresses {
  readonly short: string
  readonly long: string
  readonly shipped: string
  readonly invitation: string
}
const addresses: { current?: Addresses } = {}

const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  const { ideas, site: found } = await ask<{
    ideas: { edges: { node: { number: number; title: string } }[] }
    site: { boards: { id: string }[] }
  }>(
    server,
    '{ ideas(sort: TOP, first: 60) { edges { node { number title } } } site { boards { id } } }',
  )
  const at = (title: string): string =>
    `/ideas/${ideas.edges.find(({ node }) => node.title === title)?.node.number}`
  const { postIdea } = await ask<{ postIdea: { idea: { number: number } } }>(
    server,
    'mutation Post($title: String!, $body: String!, $boardId: ID!) { postIdea(title: $title, body: $body, boardId: $boardId) { idea { number } errors { message } } }',
    {
      title: `Compiler_${'panics_'.repeat(15)}when a macro is used`,
      body: longBody,
      boardId: found.boards[0]?.id,
    },
    owner,
  )
  addresses.current = {
    short: at('Math formulas between dollar signs'),
    shipped: at('Dark mode that follows the system'),
    long: `/ideas/${postIdea.idea.number}`,
    invitation: new URL(await invite(server, 'Bea')).href.replace(server.url, ''),
  }
})

interface Looker {
  readonly page: Page
  /** Waits until the screen is there with all its data. */
  settled(): Promise<void>
  /** Keeps a picture of the screen as it is, and resolves with what is wrong with it. */
  look(name: string): Promise<string[]>
}

function lookAt({ page }: Visit, picture: Journey['picture']): Looker {
  const underWay = requestsUnderWay(page)
  const settled = async (): Promise<void> => {
    await page.locator('#root main').first().waitFor()
    await expect(() => assert.equal(underWay(), 0)).toPass()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  return {
    page,
    settled,
    async look(name) {
      await settled()
      await picture({ page }, name)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      return [
        ...(wide > 0 ? [`wider than the screen by ${wide} px`] : []),
        ...(await accessibilityProblems(page)),
      ].map((it) => `${name}: ${it}`)
    },
  }
}

const screens = ({
  short,
  long,
  shipped,
  invitation,
}: Addresses): readonly (readonly [name: string, address: string])[] => [
  ['list', '/'],
  ['filtered', '/?status=planned&status=shipped&tag=languages&sort=top'],
  ['no-hits', '/?q=zzzzqqqq'],
  ['no-fit', '/?status=declined&mine=1'],
  ['board', '/boards/mobile'],
  ['roadmap', '/roadmap'],
  ['idea', short],
  ['idea-shipped', shipped],
  ['idea-long', long],
  ['post', '/ideas/new'],
  ['welcome-used', '/welcome?token=used'],
  ['invitation', invitation],
  ['invitation-gone', '/invitation?token=used'],
  ['not-found', '/nowhere'],
]

for (const { name, ...way } of looked) {
  test(`every screen: ${name}`, { tag: '@slow' }, async ({ open, picture }) => {
    const { page, look } = lookAt(
      await open(site.server, { ...way, ...site.owner.asThem }),
      picture,
    )
    const problems: string[] = []
    if (addresses.current === undefined) assert.fail('The addresses are made before the journeys.')
    for (const [screen, address] of screens(addresses.current)) {
      await page.goto(address)
      problems.push(...(await look(`${screen}-${name}`)))
    }
    assert.deepEqual(problems, [])
  })

  test(`what opens over the screens: ${name}`, { tag: '@slow' }, async ({ open, picture }) => {
    const { page, look } = lookAt(await open(site.server, way), picture)
    const problems: string[] = []
    await page.goto('/?sort=top&closed=1')
    await page.getByRole('article').nth(2).locator('button[aria-pressed]').click({ force: true })
    await page
      .getByRole('status')
      .getByText(/^Voting closed on/)
      .waitFor()
    problems.push(...(await look(`vote-closed-${name}`)))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('dialog').waitFor()
    problems.push(...(await look(`filters-${name}`)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const account = page.getByRole('button', { name: 'Account and theme' })
    if (await account.isVisible()) {
      await account.click()
      await page.getByRole('menu').waitFor()
      problems.push(...(await look(`account-${name}`)))
      await page.getByRole('menuitem', { name: 'Sign in' }).click()
      await page.getByRole('menu').waitFor({ state: 'detached' })
    } else await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
    problems.push(...(await look(`sign-in-${name}`)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    problems.push(...(await look(`keys-${name}`)))
    await page.goto('/ideas/new')
    await page.getByRole('button', { name: 'Post idea' }).click()
    await page.getByText('The title is missing.').waitFor()
    problems.push(...(await look(`post-wrong-${name}`)))
    assert.deepEqual(problems, [])
  })
}

test(
  'a site without a name, its welcome, and a site without ideas',
  { tag: '@slow' },
  async ({ start, open, picture }) => {
    const server = await start()
    const problems: string[] = []
    const visits = await Promise.all(
      ways.map(async ({ name, ...way }) => ({ name, ...lookAt(await open(server, way), picture) })),
    )
    for (const { name, page, look } of visits) {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Nothing is here yet' }).waitFor()
      problems.push(...(await look(`no-site-${name}`)))
      await page.goto(await server.ownerLink())
      await page.getByRole('button', { name: 'Create the site' }).click()
      await page.getByText('Your name is missing.').waitFor()
      problems.push(...(await look(`welcome-${name}`)))
    }
    await createSite(server, 'EMPTY')
    for (const { name, page, look } of visits) {
      await page.goto('/')
      await page.getByText('No open ideas yet').waitFor()
      problems.push(...(await look(`empty-${name}`)))
    }
    assert.deepEqual(problems, [])
  },
)

test('nothing moves for those who ask for that', { tag: '@slow' }, async ({ open, picture }) => {
  const { page, settled } = lookAt(await open(site.server, { reducedMotion: 'reduce' }), picture)
  for (const address of ['/', '/ideas/1', '/ideas/new']) {
    await page.goto(address)
    await settled()
    const moving = await page.evaluate(() => {
      const seconds = (value: string): number =>
        Math.max(
          ...value.split(',').map((it) => parseFloat(it) * (it.trim().endsWith('ms') ? 0.001 : 1)),
        )
      return [...document.querySelectorAll('*')].flatMap((it) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(it, part)
          const isStill =
            seconds(style.transitionDuration) <= 0.001 &&
            (style.animationName === 'none' ||
              // It follows a finger that scrolls, and no time.
              style.animationDuration === 'auto' ||
              seconds(style.animationDuration) <= 0.001)
          return isStill
            ? []
            : [
                `${it.tagName}.${it.className}${part ?? ''} ${style.transitionDuration} ${style.animationName} ${style.animationDuration}`,
              ]
        }),
      )
    })
    assert.deepEqual(moving, [], address)
  }
})
