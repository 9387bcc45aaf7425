import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { isAsyncIterable, mapAsyncIterator } from 'graphql-yoga'
import { storable } from '#server/kernel/storable.ts'
import type { Log } from '#server/services/log/log.ts'
import { rarely } from '#server/services/log/rarely.ts'
import { noMetrics, type Metrics } from '#server/services/metrics/metrics.ts'
import { requireSendable } from './answerSize.ts'
import { createCheck, type Checked } from './checkDocument.ts'
import { createRun, type Answer } from './compile.ts'
import { LIMITS } from './limits.ts'
import { AWAY, maskError, withoutHint } from './maskError.ts'
import { requireAffordable, type Price } from './price.ts'
import { withDefaults } from './variables.ts'

/** The caller of an execution: HTTP, a page that the server renders, or a stream. */
export interface Caller<Context> {
  /** The reference of a failure, for people and in the log. */
  readonly reference: string
  /** Makes what resolvers get: only for what may be executed. Throws to refuse it. */
  readonly context: (operation: Operation) => Context | Promise<Context>
  /** Bytes of the request: an operation without long texts has no use for many. */
  readonly bytes?: number
  /** Refuses mutations. */
  readonly readOnly?: boolean
}

/** An operation that is about to be executed. */
export interface Operation {
  /** Whether it is a mutation. */
  readonly isWrite: boolean
  readonly price: Price
}

/**
 * Executes one operation of a document. Gives its result, or those of a subscription; never throws,
 * and lets nothing out that is not for people.
 */
export type Execute<Context> = (
  caller: Caller<Context>,
  document: string,
  variables?: Readonly<Record<string, unknown>> | null,
  operationName?: string | null,
) => Promise<Answer>

/**
 * The one way to the schema: limits, validation, compiled execution and masked errors are all in
 * here, whichever door an operation comes through.
 */
export function createExecute<Context>({
  schema,
  log,
  introspection,
  metrics = noMetrics,
}: {
  schema: GraphQLSchema
  log: Log
  /** Whether questions about the schema are answered, and mistakes with hints at it. */
  introspection: boolean
  metrics?: Pick<Metrics, 'executed'>
}): Execute<Context> {
  const check = createCheck(schema, introspection)
  const long = new WeakSet<DocumentNode>()
  const tellAway = rarely((err: unknown) => log.error({ err }, 'The database is away'))
  const run = createRun(schema, (document) => !long.has(document))
  const execute: Execute<Context> = async (caller, text, variables = {}, operationName) => {
    const masking = ({ errors }: { errors: readonly unknown[] }): ExecutionResult => {
      const masked = errors.map((error) => maskError(error, caller.reference, log))
      return { errors: introspection ? masked : masked.map(withoutHint) }
    }
    /** In place: a compiled result brings along how it is written as JSON. */
    const mask = (result: ExecutionResult): ExecutionResult =>
      result.errors === undefined
        ? result
        : Object.assign(result, masking({ errors: result.errors }))
    const finish = (result: ExecutionResult): ExecutionResult => {
      const masked = mask(result)
      // Half an answer would be shown as if that were all; the whole is asked for again.
      const away = masked.errors?.find(({ extensions }) => extensions['code'] === AWAY)
      if (away !== undefined) {
        tellAway(away.originalError)
        return { errors: [new GraphQLError(away.message, { extensions: away.extensions })] }
      }
      try {
        requireSendable(masked)
        return masked
      } catch (error) {
        return { data: null, ...masking({ errors: [error] }) }
      }
    }
    try {
      const checked = check(text)
      if ('errors' in checked) return masking(checked)
      if (checked.selections > LIMITS.compiled) long.add(checked.document)
      const operation = operationOf(checked, operationName, caller.readOnly === true)
      const asked = storable(variables ?? {})
      const given = withDefaults(operation, asked)
      requireShort(checked, caller.bytes ?? 0)
      checked.requireBounded(given)
      const price = checked.priceOf(operation, given)
      requireAffordable(price)
      const isWrite = operation.operation === OperationTypeNode.MUTATION
      const answer = await run[
        operation.operation === OperationTypeNode.SUBSCRIPTION ? 'subscribe' : 'execute'
      ]({
        schema,
        document: checked.document,
        contextValue: await caller.context({ isWrite, price }),
        variableValues: asked,
        operationName,
      })
      return isAsyncIterable(answer)
        ? mapAsyncIterator(answer, finish, (error: unknown) => masking({ errors: [error] }))
        : finish(answer)
    } catch (error) {
      return masking({ errors: [error] })
    }
  }
  return async (caller, text, variables, operationName) => {
    const from = performance.now()
    const answer = await execute(caller, text, variables, operationName)
    metrics.executed({
      name: operationName ?? undefined,
      outcome: outcomeOf(answer),
      seconds: (performance.now() - from) / 1_000,
    })
    return answer
  }
}

/** `ok`, or the code of the first error. */
function outcomeOf(answer: Answer): string {
  const error = isAsyncIterable(answer) ? undefined : answer.errors?.[0]
  return error === undefined ? 'ok' : String(error.extensions['code'] ?? 'refused')
}

/** Throws GraphQLError for many bytes that are not one of the operation's texts. */
function requireShort({ hasLongTexts }: Checked, bytes: number): void {
  if (bytes > LIMITS.shortBytes && !hasLongTexts)
    throw new GraphQLError(`The body is larger than ${LIMITS.shortBytes} bytes.`, {
      extensions: { code: 'BODY_TOO_LARGE' },
    })
}

/** Throws GraphQLError where it is not clear what is to be executed, or where that is not allowed. */
function operationOf(
  { document }: Checked,
  name: string | null | undefined,
  readOnly: boolean,
): OperationDefinitionNode {
  const operation = getOperationAST(document, name)
  if (operation == null)
    throw new GraphQLError('Could not determine what operation to execute.', {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
    })
  if (readOnly && operation.operation === OperationTypeNode.MUTATION)
    throw new GraphQLError('Can only perform a mutation operation from a POST request.', {
      extensions: { code: 'READ_ONLY' },
    })
  return operation
}
