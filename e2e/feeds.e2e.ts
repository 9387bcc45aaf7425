// Feeds as their readers find them: by the links of pages, valid in both forms.
import assert from 'node:assert/strict'
import { requireAtom, requireJsonFeed } from './harness/feeds.ts'
import { fetchPage } from './harness/fetchPage.ts'
import { publishEntry } from './harness/publishEntry.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask } from './harness/site.ts'
import { test } from './harness/test.ts'

const site = sharedSite()
const read = async (address: string): Promise<string> => {
  const response = await fetchPage(address.startsWith('/') ? site.server.url + address : address)
  assert.equal(response.status, 200, address)
  return response.text()
}

test(
  'each page leads to its feeds, which are valid and lead back to pages',
  { tag: '@slow' },
  async () => {
    const title = '<b>Tom & Jerry</b> ]]> &amp;'
    const body = 'See [the first](/ideas/1) & <b>more</b> ]]>'
    const mutation =
      'mutation Post($boardId: ID!, $title: String!, $body: String!) { postIdea(boardId: $boardId, title: $title, body: $body) { errors { message } } }'
    const { boardBySlug } = await ask<{ boardBySlug: { id: string } }>(
      site.server,
      '{ boardBySlug(slug: "editor") { id } }',
    )
    await ask(site.server, mutation, { boardId: boardBySlug.id, title, body }, site.owner)
    const { slug } = await publishEntry(site.server, site.owner, { title, body })
    for (const path of ['/', '/boards/editor', '/ideas/1', '/changelog', `/changelog/${slug}`]) {
      const html = await read(path)
      const found = [
        ...html.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"\/>/g),
      ].map(([, type, address]) => ({ type, address: address ?? '' }))
      assert.deepEqual(
        found.map(({ type }) => type),
        ['application/atom+xml', 'application/feed+json'],
      )
      const [atom, json] = await Promise.all(found.map(({ address }) => read(address)))
      await requireAtom(atom ?? '', path)
      const items = requireJsonFeed(json ?? '', path)
      assert.ok(items.length > 0, path)
      assert.equal(atom?.match(/<entry>/g)?.length, items.length, path)
      for (const { url } of [items[0], items.at(-1)].filter((item) => item !== undefined))
        await read(url)
      if (path !== '/' && path !== '/changelog') continue
      assert.equal(items[0]?.title, title)
      assert.match(items[0]?.content_html ?? '', new RegExp(`href="${site.server.url}/ideas/1"`))
    }
  },
)
