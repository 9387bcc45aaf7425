import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type ValueNode,
} from 'graphql'
import { limits } from '#rules/limits.ts'
import type { Bounds } from '#server/graphql/costPlugin.ts'
import { boundsOf, fieldsOf, type Input } from './bounds.ts'
import type { FieldCost } from './cost.ts'
import type { Variables } from './variables.ts'

/** A number of items, which variables may say. */
export type Size = number | ((variables: Variables) => number)

/** Gives the items of a field, as its arguments say; a function where they are variables. */
export function sizeOf(node: FieldNode, { size, isMost, sizedBy }: FieldCost): Size {
  const values = (node.arguments ?? []).flatMap(({ name, value }) =>
    sizedBy.includes(name.value) ? [value] : [],
  )
  const most = isMost ? size : limits.pageSize.max
  const found = (variables?: Variables): number => {
    const said = values.flatMap((value) => itemsOf(readNode(value, variables)))
    return said.length === 0 ? size : Math.min(Math.max(...said, 1), most)
  }
  return values.some(({ kind }) => kind === Kind.VARIABLE) ? found : found()
}

/** The part of arguments in the price of their field. */
type Asked = Required<Pick<Bounds, 'db' | 'rows'>>

/** Gives what a field's arguments add to its price, where any add something. */
export function askedOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): ((variables: Variables) => Asked) | undefined {
  const given = (node.arguments ?? []).flatMap(({ name, value }) => {
    const input = field.args.find((argument) => argument.name === name.value)
    return input !== undefined && canAdd(input) ? [{ input, value }] : []
  })
  return given.length === 0
    ? undefined
    : (variables) =>
        sumOf(given.map(({ input, value }) => addedBy(readNode(value, variables), input)))
}

function canAdd(input: Input): boolean {
  const { db, rows } = boundsOf(input)
  return db > 0 || rows > 0 || Object.values(fieldsOf(input)).some(canAdd)
}

function addedBy(value: unknown, input: Input): Asked {
  if (value === null || value === undefined || value === '') return { db: 0, rows: 0 }
  const inner = Object.values(fieldsOf(input)).map((field) =>
    addedBy((value as Variables)[field.name], field),
  )
  return sumOf([boundsOf(input), ...inner])
}

function sumOf(all: readonly Asked[]): Asked {
  return all.reduce((sum, { db, rows }) => ({ db: sum.db + db, rows: sum.rows + rows }), {
    db: 0,
    rows: 0,
  })
}

/** A number that an argument says, or the length of its list. */
function itemsOf(said: unknown): number[] {
  if (Array.isArray(said)) return [said.length]
  return typeof said === 'number' ? [said] : []
}

function readNode(node: ValueNode, variables: Variables | undefined): unknown {
  return valueFromASTUntyped(node, variables)
}
