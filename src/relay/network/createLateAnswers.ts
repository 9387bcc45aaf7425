import { keyOf, type RecordedAnswer, type RecordedQuery } from './recordedAnswer.ts'

type Answer = RecordedAnswer['answer']

/** Answers that come while the page that they belong to is shown already. */
export interface LateAnswers {
  /**
   * Gives the answer to the query of this key when it comes, once, and null where it fails;
   * undefined where none is on its way.
   */
  take(key: string): Promise<Answer> | undefined
  /** Takes answers that have come. */
  give(answers: readonly RecordedAnswer[]): void
  /** Nothing more comes: what is still waited for has failed. */
  end(): void
}

/** Takes the queries whose answers are on their way. */
export function createLateAnswers(awaited: readonly RecordedQuery[]): LateAnswers {
  const resolves = new Map<string, (answer: Answer) => void>()
  const answers = new Map(
    awaited.map((query) => {
      const key = keyOf(query)
      return [key, new Promise<Answer>((resolve) => resolves.set(key, resolve))]
    }),
  )
  return {
    take(key) {
      const answer = answers.get(key)
      answers.delete(key)
      return answer
    },
    give(come) {
      for (const one of come) resolves.get(keyOf(one))?.(one.answer)
    },
    end() {
      for (const resolve of resolves.values()) resolve(null)
    },
  }
}
