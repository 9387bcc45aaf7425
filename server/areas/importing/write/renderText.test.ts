import { renderText } from './renderText.ts'

const known = new Map([['12', 5]])
const from = { source: 'a/b', tracker: 'GitHub' }

test('a long text is rendered while others are answered, as a short one is', async () => {
  let turns = 0
  const beat = setInterval(() => turns++, 5)
  const line = 'See #12 and **this** of many.\n\n'
  const html = await renderText(line.repeat(4_000), from, known)
  clearInterval(beat)
  expect(html.split('\n')).toEqual(
    Array(4_000).fill(
      '<p>See <a href="/ideas/5" rel="nofollow ugc noopener">#12</a> and <strong>this</strong> of many.</p>',
    ),
  )
  expect(await renderText(line.trim(), from, known)).toBe(html.split('\n')[0])
  expect(turns).toBeGreaterThan(5)
})

test('one beyond every measure is shown as it was written, at once and in part', async () => {
  const html = await renderText('<b>*x* & y</b> '.repeat(2_000_000), from, known)
  expect(html).toMatch(/^<p><em>This text is too long to show in full\./)
  expect(html).toContain('<pre><code>&lt;b&gt;*x* &amp; y&lt;/b&gt; ')
  expect(html.length).toBeLessThan(250_000)
})
