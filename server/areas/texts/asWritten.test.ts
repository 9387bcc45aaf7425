import { languages } from '#rules/languages.ts'
import { asWritten, withNoteIn } from './asWritten.ts'

test('a short one that could not be formatted is whole, and no character is cut in two', () => {
  expect(asWritten('a < b')).toMatch(/Here it is as it was written\..*<pre><code>a &lt; b<\/code>/)
  expect(asWritten('😀'.repeat(60_000) + 'x')).toContain('😀</code>')
  expect(asWritten('x' + '😀'.repeat(60_000))).toContain('😀</code>')
})

test.each([
  ['whole', 'a < b'],
  ['only begun', 'a < b '.repeat(60_000)],
])(
  'the note of a text that is %s is in each language its own, and the text the same',
  (_, text) => {
    const stored = asWritten(text)
    const shown = languages.map(({ tag }) => withNoteIn(tag, stored))
    expect(shown[0]).toBe(stored)
    const [notes, rests] = [0, 1].map(
      (part) => new Set(shown.map((html) => html.split('<pre>')[part])),
    )
    expect(notes?.size).toBe(languages.length)
    expect(rests?.size).toBe(1)
    expect(withNoteIn('ja', stored)).toBe(stored)
  },
)

test('what people write themselves stays as it is', () => {
  const [note = ''] = asWritten('a').split('<pre>')
  for (const html of [`${note}<p>a</p>`, `<p>a</p>${asWritten('a')}`, ''])
    expect(withNoteIn('de', html)).toBe(html)
})
