import { createPace } from './pace.ts'

test('who does something more often than may be done at once waits, for the rest of the second', async () => {
  let now = 0
  const pace = createPace(2, () => now)
  const isHeldUp = async (client: string): Promise<boolean> => {
    const done = pace(client).then(() => false)
    return Promise.race([done, new Promise<boolean>((resolve) => setImmediate(resolve, true))])
  }
  const tries = ['a', 'a', 'b', 'a', 'b', 'b']
  const held: boolean[] = []
  for (const client of tries) held.push(await isHeldUp(client))
  expect(held).toEqual([false, false, false, true, false, true])
  now = 999
  expect(await isHeldUp('a')).toBe(true)
  now = 1_000
  expect(await isHeldUp('a')).toBe(false)
})
