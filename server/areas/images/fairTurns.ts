import { refuse } from '#server/kernel/refusal.ts'

/** The number of works that may wait: of one person, and of all together. */
interface Waiting {
  readonly each: number
  readonly all: number
}

/**
 * Runs works one after another, so that the memory and the time of one bound those of all. People
 * take turns: whoever brings many waits for themselves. Gives what takes a person's work; it throws
 * Refusal where too many wait.
 */
export function fairTurns({
  each,
  all,
}: Waiting): <T>(personId: string, work: () => Promise<T>) => Promise<T> {
  /** Works by person, in the order of their next turns. */
  const queues = new Map<string, (() => Promise<unknown>)[]>()
  let waiting = 0
  let isRunning = false

  const next = (): (() => Promise<unknown>) | undefined => {
    const [first] = queues
    if (first === undefined) return undefined
    const [personId, queue] = first
    const work = queue.shift()
    // A person with more work comes after everybody else who waits.
    queues.delete(personId)
    if (queue.length > 0) queues.set(personId, queue)
    waiting -= 1
    return work
  }
  const run = async (): Promise<void> => {
    isRunning = true
    for (let work = next(); work !== undefined; work = next()) await work()
    isRunning = false
  }

  return (personId, work) => {
    const queue = queues.get(personId) ?? []
    if (waiting >= all || queue.length >= each) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      queue.push(() => work().then(resolve, reject))
      queues.set(personId, queue)
      waiting += 1
      if (!isRunning) void run()
    })
  }
}

/** The refusal of an image for which there is no room now. */
export function tooMany(): Error {
  return refuse('IMAGES_WAITING', { field: 'image' })
}
