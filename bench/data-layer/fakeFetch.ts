import type { Answers } from './answers.ts'

/** A fetch without a network: answers from prepared bytes, in the order they are set. */
export interface FakeFetch {
  readonly fetch: typeof fetch
  /** Sets the next answer. */
  next(bytes: Uint8Array): void
}

export function fakeFetch(): FakeFetch {
  let bytes: Uint8Array = new Uint8Array()
  return {
    fetch: () =>
      Promise.resolve(
        new Response(bytes as Uint8Array<ArrayBuffer>, {
          status: 200,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    next(answer) {
      bytes = answer
    },
  }
}

export const IDEAS = 1_000
export const PAGE = 20

/** Prepared bytes, so that making them is no part of what is measured. */
export function prepare(answers: Answers): {
  first: Uint8Array
  pages: Uint8Array[]
  votes: Uint8Array[]
} {
  return {
    first: answers.page(IDEAS, 0),
    pages: Array.from({ length: 5 }, (_, index) => answers.page(PAGE, IDEAS + index * PAGE)),
    votes: Array.from({ length: 20 }, (_, index) => answers.voted(index * 50 + 1, 5_000 + index)),
  }
}
