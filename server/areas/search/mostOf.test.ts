import { atLeast, mostOf } from './mostOf.ts'

/** Whether a tsquery of single letters holds for a text of these letters. */
function holds(query: string, letters: string): boolean {
  const flat = (text: string): boolean =>
    text.split('|').some((all) => all.split('&').every((one) => letters.includes(one.trim())))
  const inner = /\(([^()]*)\)/
  // What holds is written as no letter, which is in every text.
  for (let text = query; ; text = text.replace(inner, (_, some: string) => (flat(some) ? '' : '-')))
    if (!inner.test(text)) return flat(text)
}

const subsets = (letters: string): string[] =>
  [...letters].reduce<string[]>((all, one) => [...all, ...all.map((some) => some + one)], [''])

test.each([1, 2, 3, 4, 5, 6, 7])(
  'of %d words so many hold exactly where so many are there',
  (count) => {
    const letters = 'abcdefg'.slice(0, count)
    for (let least = 1; least <= count; least += 1) {
      const query = atLeast(least, [...letters])
      for (const some of subsets(letters)) expect(holds(query, some)).toBe(some.length >= least)
    }
  },
)

test('words are named seldom: each costs a look into the index', () => {
  const named = (query: string): number => query.match(/[a-z]/g)?.length ?? 0
  expect(named(atLeast(7, [...'abcdefgh']))).toBeLessThan(30)
  expect(named(mostOf([...'abcdefgh'].map((query) => ({ query, letters: 1 }))))).toBeLessThan(25)
})
