import type { Compiled } from './compile.ts'

/** What every contender is given: the same documents, and a `fetch` that answers with the same bytes. */
export interface Setting {
  readonly compiled: Compiled
  readonly fetch: typeof fetch
}

/** A client with a store of its own, empty at first. */
export interface Client {
  /** Asks for the ideas; resolves when they are in the store. */
  load(first: number): Promise<void>
  /** Reads the first rows as their components would, the way they are drawn for the first time; gives the sum of their votes. */
  read(rows: number): number
  /** Everything drawn listens: the list, each row, each vote control. */
  subscribe(rows: number): void
  /** Sends a vote; resolves when what shows this idea's count has been told of it. */
  vote(number: number): Promise<void>
  /** Asks for the next page; resolves when the list has been told, and its new rows have been read. */
  append(first: number): Promise<void>
  dispose(): void
}

export interface Contender {
  readonly name: string
  create(setting: Setting): Client
}

/** A promise and the way to fulfil it. */
export function signal(): { readonly done: Promise<void>; fire(): void } {
  let fire: () => void = () => undefined
  const done = new Promise<void>((resolve) => (fire = resolve))
  return { done, fire }
}
