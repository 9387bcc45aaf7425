import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { createDocumentCache } from './documentCache.ts'
import { LIMITS, measureDocument, requireShallow } from './limits.ts'

/** A document that may be executed, with what its operations cost for given variables. */
export interface Checked {
  readonly document: DocumentNode
  readonly cost: ReturnType<typeof measureDocument>
}

/** A mistake in a request itself. */
export interface Wrong {
  readonly errors: readonly GraphQLError[]
}

/**
 * Gives what checks texts of GraphQL: their size while they are parsed, their shape before they are validated, which takes long on a hostile
 * one, and whether they fit the schema. What was right is remembered; mistakes are as many as their makers like.
 */
export function createCheck(
  schema: GraphQLSchema,
  introspection: boolean,
): (text: string) => Checked | Wrong {
  const known = createDocumentCache<Checked>()
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    let checked: Checked
    try {
      checked = read(text)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] }
      throw error
    }
    const errors = validate(schema, checked.document, rules)
    if (errors.length > 0)
      return { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) }
    known.set(text, checked)
    return checked
  }
}

function read(text: string): Checked {
  requireShallow(text)
  const document = parse(text, { maxTokens: LIMITS.tokens })
  return { document, cost: measureDocument(document) }
}

/** GraphQL's own mistakes have no code. */
function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] ??= code
  return error
}
