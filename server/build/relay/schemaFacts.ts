import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/**
 * A root field as the client's store reads it from `__generated__/rootFields.json`, which its types
 * hold to this.
 */
interface RootField {
  readonly field: string
  readonly argument: string
  readonly list: boolean
  readonly types: readonly string[]
}

interface SchemaFacts {
  readonly rootFields: readonly RootField[]
  readonly identifiedTypes: readonly string[]
}

const identityArguments = ['id', '_id', 'ids']

/** Derives from a schema's text which root fields name objects by their identity, and which types have one. */
export function schemaFactsOf(text: string): SchemaFacts {
  const schema = buildSchema(text, { assumeValidSDL: true })
  const query = schema.getQueryType()
  const rootFields = Object.values(query?.getFields() ?? {}).flatMap(
    (field) => rootFieldOf(schema, field) ?? [],
  )
  return {
    rootFields: rootFields.sort((a, b) => compare(a.field, b.field)),
    identifiedTypes: identified(Object.values(schema.getTypeMap()).filter(isObjectType)),
  }
}

/** A field qualifies when its identity argument is its only one, or the only one that is required. */
function rootFieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): RootField | null {
  const candidates = field.args.filter(({ name }) => identityArguments.includes(name))
  const [argument] = candidates
  if (!argument || candidates.length > 1) return null
  if (field.args.some((other) => other !== argument && isRequiredArgument(other))) return null
  const list = isListType(getNullableType(field.type))
  if (isListType(getNullableType(argument.type)) !== list) return null
  const types = concreteTypes(schema, field).filter((type) => isNamedBy(type, argument.name))
  return types.length === 0
    ? null
    : { field: field.name, argument: argument.name, list, types: identified(types) }
}

function concreteTypes(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): readonly GraphQLObjectType[] {
  const type = getNamedType(field.type)
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

/**
 * Tells whether an argument names the identity of a type. A type with both ids has `id`, so an
 * argument `_id` names something else.
 */
function isNamedBy(type: GraphQLObjectType, argument: string): boolean {
  const { id, _id } = type.getFields()
  return argument === '_id' ? Boolean(_id ?? id) && !(id && _id) : Boolean(id ?? _id)
}

function identified(types: readonly GraphQLObjectType[]): string[] {
  return types
    .filter((type) => type.getFields()['id'] ?? type.getFields()['_id'])
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('__'))
    .sort(compare)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
