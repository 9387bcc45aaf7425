import { useGraphQlJit } from '@envelop/graphql-jit'
import {
  execute,
  Kind,
  subscribe,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { envelop, type Plugin } from 'graphql-yoga'

export type Answer = ExecutionResult | AsyncIterable<ExecutionResult>
type Run = (args: ExecutionArgs) => Answer | Promise<Answer>

/**
 * Gives what runs operations: compiled where they are short and come a second time, since compiling
 * costs milliseconds, which a stranger's ever new texts are not worth. Documents of several
 * operations are left out, because the compiler keeps one per document, whatever its name.
 */
export function createRun(
  schema: GraphQLSchema,
  isShort: (document: DocumentNode) => boolean,
): { execute: Run; subscribe: Run } {
  const seen = new WeakSet<DocumentNode>()
  const again = ({ document }: { document: DocumentNode }): boolean => {
    if (seen.has(document))
      return (
        isShort(document) &&
        document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1
      )
    seen.add(document)
    return false
  }
  const engine: Plugin = {
    onPluginInit: ({ setSchema }) => setSchema(schema),
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  }
  const enveloped = envelop({ plugins: [engine, useGraphQlJit({}, { enableIf: again })] })()
  return { execute: enveloped.execute as Run, subscribe: enveloped.subscribe as Run }
}
