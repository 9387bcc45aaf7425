import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { PUBLIC_IDEA } from './world.ts'

/**
 * All that can be asked of a type, down to a depth (0: of what it leads to the ids alone): every
 * field of it and of what it leads to, so that a new field is asked for without being named
 * anywhere. Each is called `Type_field`, since fields of one name may differ between the types of a
 * list.
 */
export function everything(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return ''
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${everything(schema, one, depth)}`)
    return `{ __typename ${parts.join(' ')} }`
  }
  if (!isObjectType(type)) throw new Error(`${type.name} cannot be asked for`)
  const fields = Object.values(type.getFields()).flatMap((field) =>
    selectionOf(schema, type, field, depth),
  )
  return `{ __typename ${fields.join(' ')} }`
}

/** Whether a type only holds a list together: its fields are part of the list. */
export function isListPart(name: string): boolean {
  return /(?:Connection|Edge)$|^PageInfo$/.test(name)
}

function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  depth: number,
): string[] {
  const named = getNamedType(field.type)
  const called = `${type.name}_${field.name}`
  if (!isLeafType(named) && depth === 0 && !isListPart(type.name)) {
    return identified(named)
      ? argumentsOf(field).map(
          ({ suffix, text }) =>
            `${called}${suffix}: ${field.name}${text} { __typename ${named.name}_id: id }`,
        )
      : []
  }
  const inner = isLeafType(named)
    ? ''
    : everything(schema, named, isListPart(type.name) ? depth : depth - 1)
  return argumentsOf(field).map(
    ({ suffix, text }) => `${called}${suffix}: ${field.name}${text} ${inner}`,
  )
}

function identified(type: GraphQLNamedType): boolean {
  return isObjectType(type) && 'id' in type.getFields()
}

/** The values of other arguments that are required. */
const given: Partial<Record<string, string>> = {
  intoId: JSON.stringify(PUBLIC_IDEA),
  prefix: '"The"',
}

/**
 * One selection per value of an enum that must be given; lists with as many as fit on a page.
 * Throws for any other argument that is required.
 */
function argumentsOf(field: GraphQLField<unknown, unknown>): { suffix: string; text: string }[] {
  const paged = field.args.some(({ name }) => name === 'first') ? ['first: 50'] : []
  const [required, ...others] = field.args.filter(isRequiredArgument)
  if (!required) return [{ suffix: '', text: paged.length > 0 ? `(${paged.join(', ')})` : '' }]
  const value = given[required.name]
  if (value !== undefined && others.length === 0)
    return [{ suffix: '', text: `(${[`${required.name}: ${value}`, ...paged].join(', ')})` }]
  const named = getNamedType(required.type)
  if (others.length > 0 || !isEnumType(named))
    throw new Error(`Nobody says what to give ${field.name}(${required.name}:)`)
  return named.getValues().map(({ name }) => ({
    suffix: `_${name}`,
    text: `(${[`${required.name}: ${name}`, ...paged].join(', ')})`,
  }))
}
