import {
  applyOptimisticMutation,
  commitMutation,
  type Environment,
  type MutationParameters,
  type RecordSourceProxy,
} from 'relay-runtime'
import { GraphQLResponseError, type ServerMessage } from '../errors/GraphQLResponseError.ts'
import { MissingResultError } from '../errors/MissingResultError.ts'
import {
  actName,
  type Act,
  type ActRequest,
  type Outcome,
  type PayloadOf,
  type RenewParts,
} from './Act.ts'

/** The parts of the client that sending an act needs. */
export interface CommitParts extends RenewParts {
  readonly environment: Environment
}

/**
 * Sends an act that may have been written down on another page, and shows its optimistic change
 * until the answer. Variables that do not keep are renewed first. Never rejects.
 */
export async function commitAct<Mutation extends MutationParameters>(
  parts: CommitParts,
  act: Act<Mutation>,
  { name, variables }: ActRequest<Mutation>,
  shown?: Mutation['rawResponse'],
): Promise<Outcome<PayloadOf<Mutation>>> {
  if (name !== actName(act)) throw new Error(`${name} was sent as ${actName(act)}`)
  if (!act.renew) return commitNow(parts.environment, act, variables, shown)
  const hide = showAct(parts.environment, act, variables, shown)
  const renewed = { ...variables, ...(await act.renew(variables, parts)) }
  hide()
  return commitNow(parts.environment, act, renewed, shown)
}

function commitNow<Mutation extends MutationParameters>(
  environment: Environment,
  act: Act<Mutation>,
  variables: Mutation['variables'],
  shown?: Mutation['rawResponse'],
): Promise<Outcome<PayloadOf<Mutation>>> {
  return new Promise((resolve) => {
    // The bare answer: what `onCompleted` gets has the optimistic changes of later acts laid over
    // it.
    let answer: PayloadOf<Mutation> | null = null
    commitMutation<Mutation>(environment, {
      ...optimisticConfig(act, variables, shown),
      updater(store, data) {
        answer = payloadOf(act, data)
        if (answer !== null && errorsOf(answer).length === 0)
          act.updater?.(store, answer, variables)
      },
      onCompleted: (_data, failures) => resolve(outcomeOf(answer, actName(act), failures)),
      onError: (error) => resolve({ kind: 'failed', error }),
    })
  })
}

/** Shows the optimistic change of an act that is not sent yet. Returns how to take it back. */
export function showAct<Mutation extends MutationParameters>(
  environment: Environment,
  act: Act<Mutation>,
  variables: Mutation['variables'],
  shown?: Mutation['rawResponse'],
): () => void {
  if (!shown && !act.optimistic && !act.optimisticUpdater) return () => {}
  return applyOptimisticMutation(environment, optimisticConfig(act, variables, shown)).dispose
}

function optimisticConfig<Mutation extends MutationParameters>(
  { document, optimistic, optimisticUpdater }: Act<Mutation>,
  variables: Mutation['variables'],
  shown: Mutation['rawResponse'] = optimistic?.(variables),
) {
  return {
    mutation: document,
    variables,
    ...(shown && { optimisticResponse: shown as never }),
    ...(optimisticUpdater && {
      optimisticUpdater: (store: RecordSourceProxy) => optimisticUpdater(store, variables),
    }),
  }
}

function payloadOf<Mutation extends MutationParameters>(
  { payload }: Act<Mutation>,
  data: Mutation['response'] | null | undefined,
): PayloadOf<Mutation> | null {
  return (data?.[payload] as PayloadOf<Mutation> | null | undefined) ?? null
}

function errorsOf(payload: { errors?: readonly unknown[] }): readonly unknown[] {
  return payload.errors ?? []
}

function outcomeOf<Payload extends object>(
  payload: Payload | null,
  operation: string,
  failures: readonly ServerMessage[] | null | undefined,
): Outcome<Payload> {
  if (payload === null) {
    const body = { data: null, errors: failures }
    const error = failures?.length
      ? new GraphQLResponseError({ operation, errors: failures, body })
      : new MissingResultError({ operation, body })
    return { kind: 'failed', error }
  }
  const errors = errorsOf(payload)
  if (errors.length === 0) return { kind: 'done', data: payload }
  return { kind: 'refused', errors, data: payload } as unknown as Outcome<Payload>
}
