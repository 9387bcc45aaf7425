import type { ServerResponse } from 'node:http'
import type { Db } from '#server/db/database.ts'
import { answerHealth } from './health.ts'

test('however many ask at once, the database is asked once, and again for those who ask later', async () => {
  const query = jest.fn(() => Promise.resolve([{ ok: 1 }]))
  const db = { engine: 'embedded', query } as unknown as Db
  const end = jest.fn()
  const response = { writeHead: jest.fn(), end } as unknown as ServerResponse
  const ask = (): Promise<void> => answerHealth(db, '1.2.3', response)
  await Promise.all(Array.from({ length: 1_000 }, ask))
  expect(query).toHaveBeenCalledTimes(1)
  expect(end).toHaveBeenCalledTimes(1_000)
  await ask()
  expect(query).toHaveBeenCalledTimes(2)
})
