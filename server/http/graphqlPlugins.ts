import { useGraphQlJit } from '@envelop/graphql-jit'
import { type DocumentNode, GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LIMITS, measureDocument, requireAffordable, requireShallow } from './graphqlLimits.ts'

type Cost = ReturnType<typeof measureDocument>

/** Refuses operations that are too large: by tokens while parsing, by shape before validating, by cost before executing. */
export function useLimits(): Plugin {
  const costs = new WeakMap<DocumentNode, Cost>()
  return {
    onParse: ({ params, parseFn, setParseFn }) => {
      Object.assign(params, { options: { ...params.options, maxTokens: LIMITS.tokens } })
      setParseFn((source, options) => {
        requireShallow(String(typeof source === 'object' ? source.body : source))
        return parseFn(source, options)
      })
    },
    onValidate: ({ params, setResult }) => {
      const document = params.documentAST as DocumentNode
      try {
        if (!costs.has(document)) costs.set(document, measureDocument(document))
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        setResult([error])
      }
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const cost = costs.get(args.document)
      try {
        if (cost !== undefined) requireAffordable(cost, args.variableValues ?? {})
      } catch (error) {
        setResultAndStopExecution({ errors: [error as GraphQLError] })
      }
    },
  }
}

/** Answers no questions about the schema. */
export function useNoIntrospection(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
  }
}

/**
 * Compiles operations that come a second time: compiling costs milliseconds, which a stranger's ever new texts are not
 * worth. Documents of several operations are left out, because the compiler keeps one per document, whatever its name.
 */
export function useJit(): Plugin {
  const seen = new WeakSet<DocumentNode>()
  const again = ({ document }: { document: DocumentNode }): boolean => {
    if (seen.has(document))
      return (
        document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1
      )
    seen.add(document)
    return false
  }
  return useGraphQlJit({}, { enableIf: again }) as Plugin
}
