import type { Compiled } from './compile.ts'

/** The same documents and `fetch` for every contender. */
export interface Setting {
  readonly compiled: Compiled
  readonly fetch: typeof fetch
}

/** A client with its own store, empty at first. */
export interface Client {
  /** Loads the ideas; resolves when they are in the store. */
  load(first: number): Promise<void>
  /**
   * Reads the first rows as their components would on the first render. Gives the sum of their
   * votes.
   */
  read(rows: number): number
  /** Subscribes the list, each row and each vote control. */
  subscribe(rows: number): void
  /** Sends a vote; resolves when the subscribers of the idea's count are notified. */
  vote(number: number): Promise<void>
  /** Loads the next page; resolves when the list is notified and its new rows are read. */
  append(first: number): Promise<void>
  dispose(): void
}

export interface Contender {
  readonly name: string
  create(setting: Setting): Client
}

/** Gives a promise and the function that resolves it. */
export function signal(): { readonly done: Promise<void>; fire(): void } {
  let fire: () => void = () => undefined
  const done = new Promise<void>((resolve) => (fire = resolve))
  return { done, fire }
}
