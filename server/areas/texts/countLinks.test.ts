import { countLinks } from './countLinks.ts'
import { renderBody } from './markdown.ts'

test.each([
  ['no link at all: node.js, readme.md, and a@example.com', 0],
  ['', 0],
  ['HTTPS://EXAMPLE.COM and http://b.example/x?y=1#z', 2],
  ['[one](https://a.example) and [two](https://b.example "a title")', 2],
  ['[https://a.example](https://a.example)', 1],
  ['![picture](https://a.example/a.png)', 1],
  ['See [this] and [that].\n\n[this]: https://a.example\n[that]: https://b.example', 2],
  ['<https://a.example>', 1],
  ["<A HREF='https://a.example'>a</A><img src=https://b.example/x>", 2],
  ['A log is no link:\n```\nGET https://a.example\n```\nhttps://c.example', 1],
  ['`https://a.example` and <a href="javascript:alert(1)">nowhere</a>', 0],
])('%j shows %i', (body, count) => {
  expect(countLinks({ title: 'A wish', bodyHtml: renderBody(body) })).toBe(count)
})

test('an address in the title counts', () => {
  expect(countLinks({ title: 'Buy at https://a.example or http://b.example', bodyHtml: '' })).toBe(
    2,
  )
})
