import { languages } from '#rules/languages.ts'
import { checkText } from '#rules/validation.ts'
import { nameKey } from '#server/kernel/names.ts'
import { startIn, type StartName } from './starts.ts'

const starts: readonly StartName[] = ['APP', 'LIBRARY', 'PUBLIC_BODY']
const cases = languages.flatMap(({ tag }) => starts.map((name) => [tag, name] as const))
const shape = (locale: string, name: StartName) => {
  const { boards, statuses, tags } = startIn(locale, name)
  return [boards.length, ...[...statuses, ...tags].map(({ name: _, ...facts }) => facts)]
}

test.each(cases)('the start in %s for %s has names that a site may have', (locale, name) => {
  const { boards, statuses, tags } = startIn(locale, name)
  for (const group of [boards, statuses, tags]) {
    expect(group.map((one) => checkText('label', 'name', one.name))).toEqual(group.map(() => null))
    expect(new Set(group.map((one) => nameKey(one.name))).size).toBe(group.length)
  }
  for (const { description } of boards)
    expect(checkText('boardDescription', 'description', description)).toBeNull()
  expect(shape(locale, name)).toEqual(shape('en', name))
})

test('no board is called as in English where the language has a word of its own', () => {
  for (const { tag } of languages.slice(1))
    expect(startIn(tag, 'APP').boards).not.toEqual(startIn('en', 'APP').boards)
})
