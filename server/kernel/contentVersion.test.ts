import type { OpenDatabase } from '#server/db/database.ts'
import { watchContent } from './contentVersion.ts'

/** A database whose statements end when they are told to. */
function slowDatabase(writes: () => number | null = () => null) {
  const asked: ((found: unknown) => void)[] = []
  const db = {
    writes,
    query: () =>
      new Promise((resolve, reject) =>
        asked.push((found) => (found instanceof Error ? reject(found) : resolve([found]))),
      ),
  } as unknown as OpenDatabase
  return { db, asked }
}

const unchanged = { seen: '1:1:', isChanged: false }
const changed = { seen: '2:2:', isChanged: true }

test('many who ask at once share a statement, but none that began before they asked', async () => {
  const { db, asked } = slowDatabase()
  const read = watchContent(db)
  const first = read()
  const others = Array.from({ length: 100 }, () => read())
  expect(asked).toHaveLength(1)
  asked[0]?.(unchanged)
  expect(await first).toBe(0)
  // The next one begins when the one before has ended.
  await Promise.resolve()
  expect(asked).toHaveLength(2)
  asked[1]?.(changed)
  expect(new Set(await Promise.all(others))).toEqual(new Set([1]))
})

test('where the database is away all are told, and the next one asks again', async () => {
  const { db, asked } = slowDatabase()
  const read = watchContent(db)
  const first = read()
  const second = read()
  asked[0]?.(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await Promise.resolve()
  asked[1]?.(new Error('still gone'))
  await expect(second).rejects.toThrow('still gone')
  const third = read()
  asked[2]?.(unchanged)
  expect(await third).toBe(0)
})

test('a database that does not answer counts as away', async () => {
  const { db } = slowDatabase()
  await expect(watchContent(db, 1)()).rejects.toThrow('no answer within 1 ms')
})

test('where every write goes through this process, nothing is asked until one has ended', async () => {
  let writes = 0
  const { db, asked } = slowDatabase(() => writes)
  const read = watchContent(db)
  const first = read()
  // Ends while the statement is under way, which may not have seen it.
  writes += 1
  asked[0]?.(unchanged)
  await first
  const second = read()
  asked[1]?.(changed)
  expect(await second).toBe(1)
  expect(await read()).toBe(1)
  expect(asked).toHaveLength(2)
  writes += 1
  const third = read()
  expect(asked).toHaveLength(3)
  asked[2]?.(unchanged)
  expect(await third).toBe(1)
})
