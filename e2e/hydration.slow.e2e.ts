// Every page, taken over by the client of everybody, in both colours, at both ends of the world's clocks.
import assert from 'node:assert/strict'
import { describedPages } from '#server/build/pages/describedPages.ts'
import { patternOf } from '#server/build/pages/pagePreloads.ts'
import { placeOf } from './harness/place.ts'
import { publishEntry } from './harness/publishEntry.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { test } from './harness/test.ts'

let member: Person
let admin: Person
const site = sharedSite('SAMPLE', async ({ server, owner }) => {
  member = await join(server, 'Mia')
  admin = await join(server, 'Ada')
  const { viewer } = await ask<{ viewer: { user: { id: string } } }>(
    server,
    '{ viewer { user { id } } }',
    {},
    admin,
  )
  await ask(
    server,
    'mutation Promote($id: ID!) { setRole(userId: $id, role: ADMIN) { errors { message } } }',
    { id: viewer.user.id },
    owner,
  )
  const { ideas } = await ask<{ ideas: { edges: { node: { id: string } }[] } }>(
    server,
    '{ ideas(first: 2) { edges { node { id } } } }',
  )
  await publishEntry(server, owner, {
    title: 'Printed pages',
    body: 'They **fit**.',
    ideaIds: ideas.edges.map(({ node }) => node.id),
  })
})

const addresses = [
  '/',
  '/?q=dark&sort=newest',
  '/boards/editor',
  '/roadmap',
  '/ideas/new',
  '/ideas/1',
  '/team',
  '/changelog',
  '/changelog/printed-pages',
  '/team/changelog',
  '/team/people',
  '/team/settings',
  '/team/settings/boards',
  '/settings',
  '/inbox',
  '/welcome?token=none',
  '/sign-in',
  '/invitation?token=none',
  '/nowhere',
  '/ideas/999999',
  '/changelog/nothing',
]
/** Browsers report a page that is not there, though that is an answer. */
const missing = /^console: Failed to load resource.* 404 /

test('the list of addresses has one of each page', () => {
  for (const { path } of describedPages())
    assert.ok(
      addresses.some((address) => new RegExp(patternOf(path)).test(address.split('?', 1)[0] ?? '')),
      path,
    )
})

/** Each colour and each clock once; HYDRATION=all has every pair. */
const looks = (
  [
    ['light', 'Pacific/Kiritimati'],
    ['dark', 'Pacific/Pago_Pago'],
    ['light', 'Pacific/Pago_Pago'],
    ['dark', 'Pacific/Kiritimati'],
  ] as const
).slice(0, process.env['HYDRATION'] === 'all' ? 4 : 2)

for (const [who, personOf] of [
  ['a visitor', () => null],
  ['a member', () => member],
  ['an admin', () => admin],
] as const)
  for (const [colorScheme, timezoneId] of looks)
    test(`${who}, ${colorScheme}, ${timezoneId}: the client takes every page over as it is`, async ({
      open,
    }) => {
      const { page, allow } = await open(site.server, {
        timezoneId,
        colorScheme,
        ...personOf()?.asThem,
      })
      allow(missing)
      const asked: string[] = []
      page.on('request', (request) => {
        // What the platforms were told, the mail that did not arrive, imports, the audit log, the team's names and
        // related ideas are asked by sections that nobody waits for.
        if (
          /(?:PlatformSettings|MailSettings|ImportSettings|AuditLog|AuditFilters|AssigneeField|RelatedIdeas)Query/.test(
            request.postData() ?? '',
          )
        )
          return
        if (placeOf(request.url()).pathname === '/graphql')
          asked.push(`${page.url()}: ${request.postData()?.slice(0, 60)}`)
      })
      for (const address of addresses) {
        const response = await page.goto(address)
        assert.match(await response!.text(), /id="earshot-beginning"/, address)
        await page.waitForLoadState('networkidle')
      }
      assert.deepEqual(asked, [])
      // The colours that somebody chose are there before the client is.
      const other = colorScheme === 'dark' ? 'light' : 'dark'
      await page.evaluate((theme) => localStorage.setItem('earshot.theme', theme), other)
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForSelector(`html[data-theme=${other}]`)
      await page.waitForLoadState('networkidle')
    })
