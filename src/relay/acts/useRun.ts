import { useCallback, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import type { Act, ActVariables, Outcome, PayloadOf } from './Act.ts'
import { performAct, type RunOptions } from './performAct.ts'

/** Does an act, and may be called again at any time. Ends in how it ended; never rejects. */
export type Run<Mutation extends MutationParameters> = (
  variables: ActVariables<Mutation>,
  options?: RunOptions<Mutation>,
) => Promise<Outcome<PayloadOf<Mutation>>>

const noAttempt = { words: '', id: '' }

/**
 * The way to act for a control that shows its optimistic change and nothing else: nothing is drawn
 * anew while it is sent. Others use `useAct`.
 */
export function useRun<Mutation extends MutationParameters>(act: Act<Mutation>): Run<Mutation> {
  const environment = useRelayEnvironment()
  const { usage, laterServices, now } = useServices()
  /** The attempt of a repeatable act that has failed last. */
  const lost = useRef(noAttempt)
  return useCallback<Run<Mutation>>(
    async (given, options) => {
      const words = act.repeatable ? JSON.stringify(given) : ''
      const repeated = words !== '' && words === lost.current.words ? lost.current.id : null
      const clientMutationId = given.clientMutationId ?? repeated ?? newMutationId()
      const outcome = await performAct(
        { environment, laterServices, track: usage.track, now },
        act,
        { ...given, clientMutationId },
        options,
      )
      if (act.repeatable)
        lost.current = outcome.kind === 'failed' ? { words, id: clientMutationId } : noAttempt
      return outcome
    },
    [act, environment, laterServices, usage, now],
  )
}
