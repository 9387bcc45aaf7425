import { feedText, type Feed } from './feed.ts'

const feed: Feed = {
  language: 'de',
  title: 'A & B',
  lead: '',
  site: 'Fieldnotes',
  path: '/',
  updatedAt: '2026-01-02T00:00:00.000Z',
  entries: [
    {
      id: '/ideas/1',
      path: '/ideas/1/a',
      title: '</title> \0 ]]> \uD800',
      html: '<p>"See" <a href="/ideas/2">#2</a> <a href="https://x.example">x</a> <img src="/images/a" alt=""> <code> href=&#34;/x&#34;</code></p>',
      author: null,
      labels: ['Planned "now"'],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
    },
  ],
}
const place = { siteUrl: 'https://ideas.example', self: '/feeds/ideas.atom' }

test('Atom holds texts as texts, whatever characters they have', () => {
  const text = feedText(feed, 'atom', place)
  expect(text).toContain('<title>A &#38; B</title>')
  expect(text).toContain('<title>&#60;/title&#62; \uFFFD ]]&#62; \uFFFD</title>')
  expect(text).toContain('<category term="Planned &#34;now&#34;"/>')
  expect(text).toContain('<author><name>Fieldnotes</name></author>')
  expect(text).not.toContain('<subtitle>')
})

test('what leads to the site leads there from any reader', () => {
  const { items } = JSON.parse(feedText(feed, 'json', place)) as {
    items: { content_html: string; url: string }[]
  }
  expect(items[0]).toMatchObject({ url: 'https://ideas.example/ideas/1/a' })
  expect(items[0]?.content_html).toBe(
    '<p>"See" <a href="https://ideas.example/ideas/2">#2</a> <a href="https://x.example">x</a> <img src="https://ideas.example/images/a" alt=""> <code> href=&#34;/x&#34;</code></p>',
  )
})

test('both forms say the language of the site', () => {
  expect(feedText(feed, 'atom', place)).toMatch(/<feed [^>]*xml:lang="de">/)
  expect(JSON.parse(feedText(feed, 'json', place))).toMatchObject({ language: 'de' })
})
