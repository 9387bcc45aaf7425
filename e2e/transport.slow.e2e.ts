// The way to the API as the server's settings say: queries by GET, and an endpoint elsewhere.
import assert from 'node:assert/strict'
import { placeOf } from './harness/place.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { test } from './harness/test.ts'

const site = sharedSite('SAMPLE', undefined, async () => ({
  GRAPHQL_METHOD: 'GET',
  RENDER: 'false',
}))

test('queries go by GET where that is set, and a vote by POST', async ({ open }) => {
  const { page } = await open(site.server, site.owner.asThem)
  const sent: string[] = []
  page.on('request', (request) => {
    if (placeOf(request.url()).pathname === '/graphql') sent.push(request.method())
  })
  await page.goto('/')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  assert.deepEqual(new Set(sent), new Set(['GET']))
  const voted = page.waitForResponse((it) => it.request().method() === 'POST')
  await page.getByRole('feed').getByRole('button', { pressed: false }).first().click()
  assert.match((await voted).request().postData() ?? '', /useVoteForIdeaMutation/)
})
