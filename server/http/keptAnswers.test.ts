import { keepAnswers } from './keptAnswers.ts'

test('what is asked for by many at once is made once, and not again', async () => {
  const kept = keepAnswers(1_000)
  const make = jest.fn(() => Promise.resolve(Buffer.from('made')))
  const all = await Promise.all([kept('a', make), kept('a', make)])
  all.push(await kept('a', make))
  expect(all.map(String)).toEqual(['made', 'made', 'made'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('one that could not be made is tried again', async () => {
  const kept = keepAnswers(1_000)
  await expect(kept('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(String(await kept('a', () => Promise.resolve(Buffer.from('made'))))).toBe('made')
})

test('of more bytes than fit, those asked for longest ago go', async () => {
  const kept = keepAnswers(230)
  const made: string[] = []
  const ask = (name: string) =>
    kept(name, () => {
      made.push(name)
      return Promise.resolve(Buffer.alloc(10))
    })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await kept('large', () => Promise.resolve(Buffer.alloc(231)))
  await ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
