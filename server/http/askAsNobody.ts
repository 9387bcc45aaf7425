import { isAsyncIterable } from 'graphql-yoga'
import type { Execute, Operation } from '#server/graphql/execution/execute.ts'
import type { RequestInfo } from '#server/graphql/requestInfo.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import type { AnswersInFlight } from './answersInFlight.ts'
import { Refusal } from './refusal.ts'

interface Options<Context> {
  readonly execute: Execute<Context>
  readonly contextFor: (request: RequestInfo) => (operation: Operation) => Promise<Context>
  /** The room for answers. */
  readonly answers: AnswersInFlight
}

/** Answers a document as a visitor sees the site, whoever asks. Throws Refusal where the answer is not whole. */
export type AskAsNobody = (
  info: RequestInfo,
  document: string,
  variables: object,
) => Promise<unknown>

/** Makes what is for everybody from the API in this process: its rules say what a visitor may see. */
export function askAsNobody<Context>({
  execute,
  contextFor,
  answers,
}: Options<Context>): AskAsNobody {
  return async (asker, document, variables) => {
    const info = asNobody(asker)
    const contextOf = contextFor(info)
    let made = (): void => undefined
    const caller = {
      reference: info.id,
      context: async (operation: Operation) => {
        made = await answers.make(addressGroup(info.address), operation.price.bytes, info.signal)
        return contextOf(operation)
      },
      readOnly: true,
    }
    try {
      const answer = await execute(caller, document, { ...variables })
      if (isAsyncIterable(answer) || answer.errors !== undefined)
        throw new Refusal(503, 'This cannot be made now. Try again in a moment.', {
          'retry-after': '5',
        })
      return answer.data
    } finally {
      made()
    }
  }
}

/** The same request with nothing of who sent it, but for whom it counts; others wait for its answer too. */
export function asNobody({ id, address }: RequestInfo): RequestInfo {
  return { id, address, headers: {}, cookies: [], signal: new AbortController().signal }
}
