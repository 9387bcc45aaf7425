import { WorkDropped } from '#server/db/turns.ts'

/** An answer is made while so many times its bytes are free, so that large ones leave room for others. */
const FREE = 4
/** Those that wait for room, and how long. */
const WAITING = { perClient: 20, inAll: 200, ms: 5_000 } as const

interface Waiting {
  readonly client: string
  readonly bytes: number
  readonly begin: () => void
}

/** The memory for answers: for those that are made, by their price, and for those that nobody has read yet. */
export class AnswerRoom {
  readonly #most: number
  readonly #waiting = new Set<Waiting>()
  #taken = 0

  /** Takes the bytes that there are. */
  constructor(most: number) {
    this.#most = most
  }

  /** Takes bytes, whether they are there or not, or gives them back. */
  add(bytes: number): void {
    this.#taken += bytes
    for (const one of this.#waiting) {
      if (this.#taken >= this.#most) return
      if (!this.#fits(one.bytes)) continue
      this.#taken += one.bytes
      one.begin()
    }
  }

  #fits(bytes: number): boolean {
    return this.#taken === 0 || this.#taken + FREE * bytes <= this.#most
  }

  /**
   * Waits until there is room to make an answer of so many bytes at most; smaller ones find some
   * first. Gives what says that it is made. Throws WorkDropped where too many wait, it takes too
   * long, or nobody waits for the answer any more.
   */
  async enter(client: string, bytes: number, signal: AbortSignal): Promise<() => void> {
    if (this.#fits(bytes)) this.#taken += bytes
    else await this.#wait(client, bytes, signal)
    let isMade = false
    return () => {
      if (!isMade) this.add(-bytes)
      isMade = true
    }
  }

  #wait(client: string, bytes: number, signal: AbortSignal): Promise<void> {
    const own = [...this.#waiting].filter((one) => one.client === client)
    if (own.length >= WAITING.perClient || this.#waiting.size >= WAITING.inAll)
      throw new WorkDropped('full')
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#waiting.delete(one)
        clearTimeout(late)
        signal.removeEventListener('abort', gone)
      }
      const drop = (why: 'gone' | 'late') => (): void => {
        end()
        reject(new WorkDropped(why))
      }
      const gone = drop('gone')
      const late = setTimeout(drop('late'), WAITING.ms).unref()
      const begin = (): void => {
        end()
        resolve()
      }
      const one = { client, bytes, begin }
      this.#waiting.add(one)
      signal.addEventListener('abort', gone, { once: true })
    })
  }
}
