import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { visitor } from '#server/testing/testSite.ts'
import { keptCounts } from './wordWeights.ts'

const member: Actor = { ...visitor, personId: 'person', role: 'MEMBER' }
const db = {} as Db

test('a word is counted once for all who may read the same, and one that no idea has again each time', async () => {
  const counted: string[][] = []
  const found = new Map([
    ['dark', 12],
    ['mode', 128],
  ])
  const count = keptCounts((_db, _actor, words) => {
    counted.push([...words])
    return Promise.resolve(words.map((word) => found.get(word) ?? 0))
  })
  expect(await count(db, visitor, ['dark', 'new'])).toEqual([12, 0])
  expect(await count(db, visitor, ['mode', 'dark', 'new'])).toEqual([128, 12, 0])
  found.set('new', 1)
  expect(await count(db, visitor, ['new', 'dark', 'new'])).toEqual([1, 12, 1])
  expect(await count(db, visitor, ['new', 'mode'])).toEqual([1, 128])
  expect(await count(db, member, ['dark'])).toEqual([12])
  expect(counted).toEqual([['dark', 'new'], ['mode', 'new'], ['new'], ['dark']])
})

test('what failed is counted again', async () => {
  let times = 0
  const count = keptCounts(() => Promise.reject(new Error(`failed ${(times += 1)}`)))
  for (const _ of [1, 2]) await expect(count(db, visitor, ['dark'])).rejects.toThrow('failed')
  expect(times).toBe(2)
})
