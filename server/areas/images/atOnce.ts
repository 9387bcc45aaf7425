import { tooMany } from './fairTurns.ts'

/** Runs works at the same time, so many of each person and so many in all; refuses those beyond. */
export function atOnce({
  each,
  all,
}: {
  each: number
  all: number
}): <T>(personId: string, work: () => Promise<T>) => Promise<T> {
  const under = new Map<string, number>()
  let total = 0
  const count = (personId: string, by: 1 | -1) => {
    const own = (under.get(personId) ?? 0) + by
    if (own === 0) under.delete(personId)
    else under.set(personId, own)
    total += by
  }
  return async (personId, work) => {
    if (total >= all || (under.get(personId) ?? 0) >= each) throw tooMany()
    count(personId, 1)
    try {
      return await work()
    } finally {
      count(personId, -1)
    }
  }
}
