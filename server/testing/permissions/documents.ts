import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { everything } from './selections.ts'

/**
 * A document that asks one root field, with the arguments named as its variables, for everything
 * down to a depth. The answer is called `it`.
 */
export function documentFor(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  name: string,
  { given, depth }: { given: readonly string[]; depth: number },
): string {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[name]
  if (!field) throw new Error(`There is no ${kind} ${name}`)
  const unknown = given.filter((argument) => !field.args.some((known) => known.name === argument))
  if (unknown.length > 0) throw new Error(`${name} has no argument ${unknown.join(', ')}`)
  const variables = given
    .map((argument) => `$${argument}: ${String(typeOf(field, argument))}`)
    .join(', ')
  const values = given.map((argument) => `${argument}: $${argument}`).join(', ')
  return `${kind} Ask${variables && `(${variables})`} { it: ${name}${values && `(${values})`} ${everything(schema, getNamedType(field.type), depth)} }`
}

function typeOf(field: GraphQLField<unknown, unknown>, argument: string) {
  return field.args.find(({ name }) => name === argument)?.type
}

type Given = Record<string, unknown>

/** The id of an object of an answer to `everything`, whatever its type; undefined for what has none. */
export function idOf(value: unknown): string | undefined {
  const given = value as Given | null
  return given?.[`${String(given['__typename'])}_id`] as string | undefined
}

/**
 * Gives the items of a list in an answer: of an array, or of a connection. An item that describes
 * an idea counts as that idea.
 */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.map((item: Given | null) =>
      item?.['__typename'] === 'SimilarIdea' ? item['SimilarIdea_idea'] : item,
    )
  const connection = value as Given | null
  const edges = (connection?.[`${String(connection['__typename'])}_edges`] ?? []) as Given[]
  return edges.map((edge) => edge[`${String(edge['__typename'])}_node`])
}
