import { excerpt } from './excerpt.ts'

test('is plain text, without Markdown, HTML and code blocks', () => {
  expect(excerpt('# Hi\n\nSome *bold* **text** with `code`, [a link](http://x.y) and snake_case.\n\n```js\nhidden\n```\n> quoted\n- [x] item <b>2</b> &amp; 3')).toBe(
    'Hi Some bold text with code, a link and snake_case. quoted item 2 & 3',
  )
})

test('ends between words, with what more there is told by dots', () => {
  const text = excerpt('word '.repeat(100))
  expect(text).toMatch(/ word…$/)
  expect([...text].length).toBeLessThanOrEqual(241)
  expect(excerpt('字'.repeat(500))).toBe(`${'字'.repeat(240)}…`)
})

test('never cuts a character in two', () => {
  expect(/\p{Cs}/u.test(excerpt('👩‍💻'.repeat(300)))).toBe(false)
})

test('takes no time for what is built to take long', () => {
  const start = performance.now()
  for (const part of ['[', '![', '<', '```', '*a ', '<!--', '&', '](', '_']) excerpt(part.repeat(60_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})
