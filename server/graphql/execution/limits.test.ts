import { parse } from 'graphql'
import { requireShapely } from './limits.ts'

const check = (text: string) => requireShapely(parse(text))

test('a fragment inside of itself, deep and wide documents are refused before they are validated', () => {
  expect(() => check('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toThrow(
    /inside of itself/,
  )
  expect(() => check(`${'{ a '.repeat(500)}${'}'.repeat(500)}`)).toThrow(/500 levels/)
  expect(() =>
    check(
      `{ ${Array.from({ length: 100 }, (_, number) => `a${number}: viewer { canVote }`).join(' ')} }`,
    ),
  ).toThrow(/100 aliases/)
})
