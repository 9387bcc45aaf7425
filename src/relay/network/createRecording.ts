import type { RecordedAnswer, RecordedQuery } from './recordedAnswer.ts'
import type { NetworkStep } from './request.ts'

/** The queries of one client and their answers, so that another client can replay them. */
export interface Recording {
  /** Goes into the network of the client that is recorded. */
  readonly step: NetworkStep
  /** Gives the answers that have come since it was called last. */
  take(): RecordedAnswer[]
  /** Gives the queries whose answer has not come. */
  awaited(): RecordedQuery[]
  /** Resolves when the next one of these is answered or has failed. */
  arrival(): Promise<void>
}

/** Starts a recording. */
export function createRecording(): Recording {
  const waiting = new Set<RecordedQuery>()
  let answers: RecordedAnswer[] = []
  let arrive: () => void = () => undefined
  const nextArrival = (): Promise<void> => new Promise((resolve) => (arrive = resolve))
  let arrival = nextArrival()
  return {
    async step(request, next) {
      const { name: operation, operationKind } = request.operation
      if (operationKind !== 'query') return next(request)
      const query = { operation, variables: request.variables }
      waiting.add(query)
      try {
        const answer = await next(request)
        answers.push({ ...query, answer })
        return answer
      } catch (error) {
        answers.push({ ...query, answer: null })
        throw error
      } finally {
        waiting.delete(query)
        arrive()
        arrival = nextArrival()
      }
    },
    take() {
      const taken = answers
      answers = []
      return taken
    },
    awaited: () => [...waiting],
    arrival: () => arrival,
  }
}
