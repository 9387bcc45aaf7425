import { excerpt } from './excerpt.ts'

test('is plain text, without Markdown, HTML and code blocks', () => {
  expect(
    excerpt(
      '# Hi\n\nSome *bold* **text** with `code`, [a link](http://x.y) and snake_case.\n\n```js\nhidden\n```\n> quoted\n- [x] item <b>2</b> &amp; 3',
    ),
  ).toBe('Hi: Some bold text with code, a link and snake_case. quoted: item 2 & 3')
})

test.each([
  ['a heading', '## What I tried\n\nReinstalling', 'What I tried: Reinstalling'],
  ['a heading that asks', '### What happened?\n\nNothing', 'What happened? Nothing'],
  ['a heading by its underline', 'Steps\n-----\nPress it', 'Steps: Press it'],
  ['a paragraph of bold words', '**Steps**\n\nPress it', 'Steps: Press it'],
  ['headings one after the other', '# Report\n## Steps\nPress it', 'Report · Steps: Press it'],
  ['a summary', '<details><summary>The log</summary>\n\nall fine\n</details>', 'The log: all fine'],
  [
    'a list',
    'To buy:\n\n- milk.\n- bread\n- [ ] oat milk\n- [x] batteries\n\nThat is all',
    'To buy: milk · bread · oat milk · batteries. That is all',
  ],
  [
    'a list after a sentence',
    'I took the wrong milk.\n\n- [x] bread\n- [ ] oat milk',
    'I took the wrong milk: bread · oat milk',
  ],
  [
    'a numbered list',
    'Steps\n\n1. Open it;\n2. Really?\n3) Close\n   it',
    'Steps: Open it · Really? Close it',
  ],
  ['a list in HTML', '<ul><li>one</li><li>two</li></ul>', 'one · two'],
  [
    'paragraphs',
    'First\nline\n\nSecond (of two).\n\n> Third',
    'First line. Second (of two). Third',
  ],
  ['a table', '| OS | Version |\n|:---|---|\n| Linux | 6.1 |', 'OS, Version · Linux, 6.1'],
  ['a rule', 'Before\n\n---\n\nAfter', 'Before. After'],
  ['inline HTML', 'Press <kbd>F1</kbd>, then<br>wait', 'Press F1, then wait'],
  ['marks in code', 'Use `Vec<T>` and `__init__`', 'Use Vec<T> and __init__'],
  ['a mark that begins a block', 'Hello\n\n… and so on', 'Hello … and so on'],
])('%s is told apart from what follows', (_, markdown, expected) => {
  expect(excerpt(markdown)).toBe(expected)
})

test.each([
  ['a fence', 'Before\n\n```rust\nfn hidden() {}\n```\nAfter', 'Before. After'],
  [
    'a fence within a sentence',
    'The following code\n\n```\nhidden\n```\n\nfails.',
    'The following code fails.',
  ],
  ['a fence within a list', '- one\n  ```\n  hidden\n  ```\n- two', 'one · two'],
  ['indentation', 'It says:\n\n    hidden\n\n    hidden\n\nAfter', 'It says: After'],
  [
    'more code than is looked at',
    `\`\`\`\n${'hidden line\n'.repeat(9_000)}\`\`\`\n\nAfter`,
    'After',
  ],
])('code by %s is left out', (_, markdown, expected) => {
  expect(excerpt(markdown)).toBe(expected)
})

test('code is shown where there is nothing else', () => {
  expect(excerpt('```rust\nfn main() {\n  panic!()\n}\n```')).toBe('fn main() { panic!() }')
  expect(excerpt('    let a = 1;\n')).toBe('let a = 1;')
})

test('what follows a list item indented is its text, not code', () => {
  expect(excerpt('- one\n\n    more of it\n- two')).toBe('one more of it: two')
})

test('dots stand for a mark at the cut', () => {
  expect(excerpt(`${'a'.repeat(200)}\n\n- ${'b'.repeat(30)}\n- ${'c'.repeat(90)}`)).toBe(
    `${'a'.repeat(200)}: ${'b'.repeat(30)}…`,
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
  const start = process.cpuUsage()
  for (const part of [
    '[',
    '![',
    '<',
    '```',
    '*a ',
    '<!--',
    '&',
    '](',
    '_',
    '> ',
    '- ',
    '1. ',
    '|',
    '| ',
    '<li>',
    '# ',
    '**a',
    '\n',
    '\n    ',
    '- \n',
    '```\n',
    '\\',
    '`a',
    ' ',
    '--',
    '-- ',
  ])
    excerpt(part.repeat(60_000))
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000)
})

test('shortcodes are drawn in what came from a tracker, but for code', () => {
  const text = '**Ship** it :rocket: at 10:30:15, `:tada:` and :none_such:'
  expect(excerpt(text, { isTracker: true })).toBe('Ship it 🚀 at 10:30:15, :tada: and :none_such:')
  const beside = ':tada::+1: std::thread::spawn x:key:y'
  expect(excerpt(beside, { isTracker: true })).toBe('🎉👍 std::thread::spawn x:key:y')
  expect(excerpt(text)).toBe('Ship it :rocket: at 10:30:15, :tada: and :none_such:')
})
