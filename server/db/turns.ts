/** The one for whom work is done at the database. */
export interface Asker {
  /** Askers of one name share their places and their turn. */
  readonly client: string
  /** The time of `performance.now()` after which nothing is begun any more. */
  readonly until: number
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** Why work was not begun: nobody waits for it any more, its time is over, or too much waits already. */
export type Dropped = 'gone' | 'late' | 'full'

/** Thrown instead of work that is not begun; nothing was done at the database. */
export class WorkDropped extends Error {
  override readonly name = 'WorkDropped'
  readonly why: Dropped

  constructor(why: Dropped) {
    super(`Work for the database was dropped: ${why}`)
    this.why = why
  }
}

/** Throws WorkDropped for an asker who went away, or whose time is over. */
export function requireAwaited(asker: Asker | null): void {
  const why = whyDropped(asker)
  if (why !== undefined) throw new WorkDropped(why)
}

function whyDropped(asker: Asker | null): Dropped | undefined {
  if (asker?.signal?.aborted) return 'gone'
  return asker !== null && performance.now() > asker.until ? 'late' : undefined
}

/** Pieces of work (statements and transactions) of one client that run at once. */
const RUNNING_MAX = 2
/** Far more than the largest operation begins at once: what waits costs memory, and nothing else. */
const WAITING_MAX = { perClient: 2_000, inAll: 20_000 }
const SWEEP_MS = 1_000
/**
 * With one place, each piece of work holds everybody up. A client that has used the place
 * for so many milliseconds of late leaves it free three quarters of the time from then on, while
 * others use it too, and seven eighths after so many rests; never longer than it takes to lose
 * patience.
 */
const UNRESTED_MS = 500
const RESTS = 3
const LONGER = { after: 8, rests: 7 }
/** The rest that a client may owe before it takes any: that of the work which is free. */
const OWED_MAX = RESTS * UNRESTED_MS
const REST_MAX = 2_000
/** Milliseconds for which one who has used the place counts as company. */
const COMPANY_MS = 1_000
/** Clients whose work is remembered, until those that have rested are forgotten. */
const REMEMBERED_MAX = 1_000

interface Use {
  readonly client: string
  readonly at: number
}

interface Debt {
  /** By `performance.now()`. */
  readonly restedAt: number
  readonly rests: number
}

interface Waiting {
  readonly asker: Asker | null
  readonly begin: () => void
  readonly drop: (error: WorkDropped) => void
}

/**
 * Lets work to the database in turns: round by round one piece of each client that waits, however
 * much one of them asks for. Work without an asker is the server's own; it waits for its turn like
 * a client's, but is never dropped.
 */
export class Turns {
  #free: number
  /** Whether work of any client stands in the way of all others. */
  readonly #isAlone: boolean
  /** When each client will have rested for what it has worked, and its rests until then. */
  readonly #debts = new Map<string, Debt>()
  /** The client that used the place last, and the one before, each with when it did. */
  #latest: Use | null = null
  #other: Use | null = null
  readonly #resting = new Map<string, NodeJS.Timeout>()
  /** The clients in the order of their turns, each with what waits, the oldest first. */
  readonly #waiting = new Map<string | null, Waiting[]>()
  readonly #running = new Map<string, number>()
  #count = 0
  #sweeper: NodeJS.Timeout | undefined

  /** Takes the number of pieces that may run at once. */
  constructor(places: number) {
    this.#free = places
    this.#isAlone = places === 1
  }

  /** Pieces of work that wait for their turn. */
  get waiting(): number {
    return this.#count
  }

  /** Runs work when its turn comes. Throws WorkDropped, or what the work throws. */
  async run<T>(asker: Asker | null, work: () => Promise<T>): Promise<T> {
    requireAwaited(asker)
    const client = asker?.client ?? null
    if (this.#free > 0 && this.#mayRun(client)) this.#begin(client)
    else await this.#turn(asker)
    const from = performance.now()
    try {
      return await work()
    } finally {
      if (this.#isAlone && client !== null) this.#rest(client, performance.now() - from)
      this.#end(client)
    }
  }

  #mayRun(client: string | null): boolean {
    if (client === null) return true
    const rests = this.#resting.has(client) && this.#hasCompany(client)
    return !rests && (this.#running.get(client) ?? 0) < RUNNING_MAX
  }

  #hasCompany(client: string): boolean {
    const use = this.#latest?.client === client ? this.#other : this.#latest
    return use !== null && performance.now() - use.at < COMPANY_MS
  }

  /** Lets a client rest that has worked more than it may at once; `ms` is what it has just worked. */
  #rest(client: string, ms: number): void {
    const now = performance.now()
    if (this.#latest?.client !== client) this.#other = this.#latest
    this.#latest = { client, at: now }
    const { restedAt = 0, rests = 0 } = this.#debts.get(client) ?? {}
    const began = now - ms
    const before = restedAt > began ? rests : 0
    const times = before < LONGER.after ? RESTS : LONGER.rests
    const due = Math.max(restedAt, began) + (1 + times) * ms
    const rest = Math.min(due - now - OWED_MAX, times * ms, REST_MAX)
    // A client that was alone has run up no debt to those who come.
    this.#debts.set(client, {
      restedAt: now + OWED_MAX + rest,
      rests: rest > 0 && this.#hasCompany(client) ? before + 1 : before,
    })
    if (this.#debts.size > REMEMBERED_MAX) this.#forgetRested()
    if (rest <= 0 || this.#resting.has(client)) return
    const wake = (): void => {
      this.#resting.delete(client)
      this.#next()
    }
    this.#resting.set(client, setTimeout(wake, rest).unref())
  }

  #forgetRested(): void {
    for (const [client, { restedAt }] of this.#debts)
      if (restedAt < performance.now()) this.#debts.delete(client)
  }

  #begin(client: string | null): void {
    this.#free -= 1
    if (client !== null) this.#running.set(client, (this.#running.get(client) ?? 0) + 1)
  }

  #end(client: string | null): void {
    this.#free += 1
    if (client !== null) {
      const left = (this.#running.get(client) ?? 1) - 1
      if (left === 0) this.#running.delete(client)
      else this.#running.set(client, left)
    }
    this.#next()
  }

  #turn(asker: Asker | null): Promise<void> {
    const client = asker?.client ?? null
    const queue = this.#waiting.get(client) ?? []
    if (
      asker !== null &&
      (queue.length >= WAITING_MAX.perClient || this.#count >= WAITING_MAX.inAll)
    )
      throw new WorkDropped('full')
    return new Promise((resolve, reject) => {
      queue.push({ asker, begin: resolve, drop: reject })
      this.#waiting.set(client, queue)
      this.#count += 1
      this.#sweeper ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
    })
  }

  /** Begins what may run, of each client one, until no place is free. */
  #next(): void {
    for (const [client, queue] of this.#waiting) {
      if (this.#free === 0) return
      if (!this.#mayRun(client)) continue
      const first = this.#takeAwaited(queue)
      this.#waiting.delete(client)
      if (queue.length > 0) this.#waiting.set(client, queue)
      if (first === undefined) continue
      this.#begin(client)
      first.begin()
    }
    if (this.#count === 0) this.#stopSweeping()
  }

  /** Takes the oldest of a queue that somebody still waits for; drops those before it. */
  #takeAwaited(queue: Waiting[]): Waiting | undefined {
    for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
      this.#count -= 1
      const why = whyDropped(first.asker)
      if (why === undefined) return first
      first.drop(new WorkDropped(why))
    }
    return undefined
  }

  /** Tells those whose time is over, who would otherwise hear of it only when their turn comes. */
  #sweep(): void {
    for (const [client, queue] of this.#waiting) {
      const kept = queue.filter(({ asker, drop }) => {
        const why = whyDropped(asker)
        if (why !== undefined) drop(new WorkDropped(why))
        return why === undefined
      })
      this.#count -= queue.length - kept.length
      if (kept.length === 0) this.#waiting.delete(client)
      else this.#waiting.set(client, kept)
    }
    if (this.#count === 0) this.#stopSweeping()
  }

  #stopSweeping(): void {
    clearInterval(this.#sweeper)
    this.#sweeper = undefined
  }
}
