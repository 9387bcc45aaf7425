import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql'
import { limits } from '#rules/limits.ts'
import type { Cost } from '#server/graphql/costPlugin.ts'

/** The costs of a field, with what it does not say itself derived from its type. */
export interface FieldCost {
  /** For one object: the field itself, without what is selected in it. `bytes` are those of the value, or of one item of a list. */
  readonly rows: number
  readonly bytes: number
  readonly databaseMs: number
  /** The items of its list or connection where no argument says it. */
  readonly size: number
  /** Its arguments that say how many: numbers, or lists of as many. */
  readonly sizedBy: readonly string[]
  /** Where `size` is more than a default: an argument cannot ask for more. */
  readonly isMost: boolean
}

/** Bytes of a value in JSON, the longest there is of its type; of a text what a line has. */
const scalarBytes: Readonly<Record<string, number>> = {
  Boolean: 5,
  DateTime: 26,
  Float: 24,
  ID: 64,
  Int: 11,
  String: 600,
}
const ENUM_BYTES = 24
/** Fields that take as long as one that is computed. */
const RESOLVED = 2
/** Milliseconds of a look-up that is one of many in a statement: all that a resolver without `cost` may do. */
const LOOK_UP_MS = 0.1
/** Items assumed of the lists in descriptions of the schema itself. */
const INTROSPECTED = 4

const known = new WeakMap<GraphQLField<unknown, unknown>, FieldCost>()

/** Gives the costs of a field of a type of the schema. */
export function costOf(type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): FieldCost {
  const earlier = known.get(field)
  if (earlier !== undefined) return earlier
  const said = (field.extensions['cost'] ?? {}) as Cost
  const sizedBy =
    typeof said.size === 'string'
      ? [said.size]
      : field.args.map(({ name }) => name).filter((name) => name === 'first' || name === 'last')
  const cost: FieldCost = {
    rows: (hasResolver(field) ? RESOLVED : 1) + (said.rows ?? 0),
    bytes: said.bytes ?? bytesOf(field.type),
    databaseMs: said.db ?? (hasResolver(field) ? LOOK_UP_MS : 0),
    size: typeof said.size === 'number' ? said.size : unsaidSize(type, field, sizedBy),
    sizedBy,
    isMost: typeof said.size === 'number',
  }
  known.set(field, cost)
  return cost
}

/** Whether a field computes its value, beyond reading a property of its object. */
export function hasResolver(field: GraphQLField<unknown, unknown>): boolean {
  return field.resolve !== undefined && field.extensions['pothosExposedField'] === undefined
}

/** Whether a list of the field's type is as long as the field around it says: the edges of a connection. */
export function isSizedAround(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.name.endsWith('Connection')
}

function unsaidSize(
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  sizedBy: readonly string[],
): number {
  if (sizedBy.length > 0) return limits.commentPageSize
  if (!isListType(getNullableType(field.type)) || isSizedAround(type)) return 1
  return type.name.startsWith('__') || field.name.startsWith('__')
    ? INTROSPECTED
    : limits.pageSize.max
}

function bytesOf(type: GraphQLOutputType): number {
  const named = getNamedType(type)
  if (isCompositeType(named)) return 2
  return isEnumType(named) ? ENUM_BYTES : (scalarBytes[named.name] ?? scalarBytes['String'] ?? 0)
}
