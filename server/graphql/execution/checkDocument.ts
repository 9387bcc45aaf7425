import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { boundArguments, type Bounded } from './bounds.ts'
import { createDocumentCache } from './documentCache.ts'
import { LIMITS, requireShallow, requireShapely } from './limits.ts'
import { pricesOf, type Prices } from './price.ts'

/** A document that may be executed, with what its operations take for given variables. */
export interface Checked extends Bounded, Prices {
  readonly document: DocumentNode
}

/** A mistake in a request itself. */
export interface Wrong {
  readonly errors: readonly GraphQLError[]
}

/**
 * Gives what checks texts of GraphQL: their size while they are parsed, their shape before they are
 * validated, which takes long on a hostile one, and whether they fit the schema. What was right is
 * remembered; mistakes are as many as their makers like.
 */
export function createCheck(
  schema: GraphQLSchema,
  introspection: boolean,
): (text: string) => Checked | Wrong {
  const known = createDocumentCache<Checked>()
  const rules = (
    introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  ).map(named)
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    let document: DocumentNode
    try {
      document = read(text)
    } catch (error) {
      return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] }
    }
    const errors = validate(schema, document, rules)
    if (errors.length > 0)
      return { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) }
    try {
      const bounded = boundArguments(schema, document)
      const checked = { document, ...pricesOf(schema, document), ...bounded }
      known.set(text, checked)
      return checked
    } catch (error) {
      return { errors: [coded(error, 'OPERATION_TOO_LARGE')] }
    }
  }
}

function read(text: string): DocumentNode {
  requireShallow(text)
  const document = parse(text, { maxTokens: LIMITS.tokens })
  requireShapely(document)
  return document
}

/** Makes a rule put its name into its mistakes: `extensions.rule`, such as `FieldsOnCorrectType`. */
function named(rule: ValidationRule): ValidationRule {
  const name = rule.name.replace(/Rule$/, '')
  return (context) =>
    rule(
      Object.create(context, {
        reportError: {
          value(error: GraphQLError) {
            error.extensions['rule'] = name
            context.reportError(error)
          },
        },
      }) as ValidationContext,
    )
}

/** GraphQL's own mistakes have no code. Throws what is no mistake of a request. */
function coded(error: unknown, code: string): GraphQLError {
  if (!(error instanceof GraphQLError)) throw error
  error.extensions['code'] ??= code
  return error
}
