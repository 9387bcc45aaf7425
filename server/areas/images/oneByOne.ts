import { refuse } from '#server/kernel/refusal.ts'

/** Runs works one after another, so that the memory and the time of one bound those of all. Gives what takes a work; beyond so many that wait it refuses. */
export function oneByOne(waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= waitingMax) throw tooMany()
    waiting += 1
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

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

function tooMany(): Error {
  return refuse(
    'UNAVAILABLE',
    'Many images are being worked on just now. Try again in a minute.',
    'image',
  )
}
