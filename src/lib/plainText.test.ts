import { plainText } from './plainText.ts'

test.each([
  ['<p>One</p>\n<p>Two<br>three</p>', 'One\nTwo\nthree'],
  ['<p>1 &lt; 2 &amp;&amp; &quot;so&quot; &amp;lt;</p>', '1 < 2 && "so" &lt;'],
  ['<ul><li><a href="/x" title="a &gt; b">A</a></li><li>B</li></ul>', 'A\nB'],
  ['', ''],
])('%s says %s', (html, text) => {
  expect(plainText(html, 100)).toBe(text)
})

test('a long text is cut between characters', () => {
  expect(plainText('<p>🙂🙂🙂</p>', 3)).toBe('🙂🙂🙂')
  expect(plainText('<p>🙂🙂🙂🙂</p>', 3)).toBe('🙂🙂…')
})
