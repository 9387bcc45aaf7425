import {
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import type { Track } from '#services/analytics/usage.ts'

/** The payload of a mutation: the object under its only root field. */
export type PayloadOf<Mutation extends MutationParameters> = NonNullable<
  Mutation['response'][keyof Mutation['response']]
>

/**
 * The variables that a caller gives; the `clientMutationId` is only given where a kept draft has
 * one.
 */
export type ActVariables<Mutation extends MutationParameters> = Omit<
  Mutation['variables'],
  'clientMutationId'
> & { readonly clientMutationId?: string }

/**
 * One thing that a person can do: a mutation, and all that belongs to it. A plain object without
 * state, so that the same act can be sent from a component, from a queue, or from another page
 * later on.
 */
export interface Act<Mutation extends MutationParameters> {
  /** The mutation; its operation name is the name of the act. */
  readonly document: GraphQLTaggedNode
  /** The mutation's root field, under which its payload stands. */
  readonly payload: keyof Mutation['response'] & string
  /** The probable answer, shown until the server's. Needs `@raw_response_type`. */
  readonly optimistic?: (variables: Mutation['variables']) => Mutation['rawResponse']
  /**
   * The same as a change of the store, for what depends on a count: it is computed anew on each
   * answer.
   */
  readonly optimisticUpdater?: (store: RecordSourceProxy, variables: Mutation['variables']) => void
  /** Changes the store further once it is done; is not called when it was refused. */
  readonly updater?: (
    store: RecordSourceSelectorProxy<Mutation['response']>,
    payload: PayloadOf<Mutation>,
    variables: Mutation['variables'],
  ) => void
  /** Tells usage analytics once it is done. */
  readonly track?: (
    track: Track,
    payload: PayloadOf<Mutation>,
    variables: Mutation['variables'],
  ) => void
  /**
   * Renews the variables that do not keep, such as a form guard; called before each sending, which
   * can be days after the act was written down. Never rejects.
   */
  readonly renew?: (
    variables: Mutation['variables'],
    parts: RenewParts,
  ) => Promise<Partial<Mutation['variables']>>
  /**
   * Acts with the same key are sent one after the other, and of those that wait only the last one
   * counts.
   */
  readonly serial?: (variables: Mutation['variables']) => string
  /**
   * With `serial`: whether an answer already says what the waiting act wants, which is then not
   * sent.
   */
  readonly isSettledBy?: (payload: PayloadOf<Mutation>, waiting: Mutation['variables']) => boolean
  /**
   * After a failure nobody knows whether it arrived: the same variables again are the same attempt,
   * with the same id.
   */
  readonly repeatable?: boolean
}

/** The parts of the client that renewing an act's variables needs. */
export interface RenewParts {
  readonly environment: IEnvironment
  /** The present moment in milliseconds since 1970. */
  readonly now: () => number
}

/** The way an act ended. */
export type Outcome<Payload> =
  | { readonly kind: 'done'; readonly data: Payload }
  /** The server said no; `data` is what it answered with it. */
  | {
      readonly kind: 'refused'
      readonly errors: Payload extends { readonly errors: infer Errors } ? Errors : unknown
      readonly data: Payload
    }
  /** Nobody knows whether it arrived. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was never sent, since a later one with the same `serial` key took its place. */
  | { readonly kind: 'superseded' }

/**
 * An act as it can be written down (JSON) and sent later, by whoever knows the act of that name.
 */
export interface ActRequest<Mutation extends MutationParameters> {
  readonly name: string
  readonly variables: Mutation['variables']
}

/** The name of an act, which no other act has. */
export function actName({ document }: { readonly document: GraphQLTaggedNode }): string {
  return getRequest(document).params.name
}
