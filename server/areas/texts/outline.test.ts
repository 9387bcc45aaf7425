import { createOutline } from './outline.ts'

test.each([
  ['h1 h2 h3 h2 h1', 'h3 h4 h5 h4 h3'],
  ['h2 h1', 'h3 h3'],
  ['h6 h6', 'h3 h3'],
  ['h1 h4 h2', 'h3 h4 h4'],
  ['h1 h2 h3 h4 h5 h6', 'h3 h4 h5 h6 h6 h6'],
])('%s become %s', (given, gets) => {
  const outline = createOutline()
  expect(
    given
      .split(' ')
      .map((tag) => outline(tag))
      .join(' '),
  ).toBe(gets)
})
