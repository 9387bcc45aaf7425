import { countLinks } from './countLinks.ts'

test.each([
  ['no link at all: node.js, readme.md, and a@example.com', 0],
  ['', 0],
  ['https://example.com', 1],
  ['HTTPS://EXAMPLE.COM and http://b.example/x?y=1#z, then www.c.example.', 3],
  ['ftp://files.example/a', 1],
  ['[one](https://a.example) and [two](/b "a title")', 2],
  ['[https://a.example](https://a.example)', 1],
  ['[![picture](https://a.example/a.png)](https://b.example)', 2],
  ['![picture](https://a.example/a.png)', 1],
  ['See [this].\n\n[this]: https://a.example\n[that]: //b.example', 2],
  ['<https://a.example>', 1],
  ['<a href="https://a.example">https://a.example</a>', 1],
  ["<A HREF='//a.example'>a</A><img src=https://b.example/x>", 2],
  ['[a](https://a.example)[b](https://b.example)[c](https://c.example)', 3],
  ['A log is no link:\n```\nGET https://a.example\nGET https://b.example\n```\nhttps://c.example', 1],
  ['`https://a.example` and ``https://b.example``', 0],
  ['```\nnever closed https://a.example', 0],
  ['a [ ] task, an array[0](call), a ratio 3://4', 1],
])('%j has %i', (text, count) => {
  expect(countLinks(text)).toBe(count)
})

test('takes time in proportion to the text', () => {
  const started = performance.now()
  for (const piece of ['[', '<a ', '`', '](', '[a](', 'www.', 'a://', '<a href=', '```\n', '[x]:']) countLinks(piece.repeat(20_000 / piece.length))
  expect(performance.now() - started).toBeLessThan(5_000)
})
