import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type ValueNode,
} from 'graphql'
import { limits } from '#rules/limits.ts'
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

/** Gives what adds the milliseconds of a field's arguments to its price, where any have some. */
export function askedOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): ((variables: Variables) => number) | undefined {
  const given = (node.arguments ?? []).flatMap(({ name, value }) => {
    const input = field.args.find((argument) => argument.name === name.value)
    return input !== undefined && canAdd(input) ? [{ input, value }] : []
  })
  return given.length === 0
    ? undefined
    : (variables) =>
        given.reduce((sum, { input, value }) => sum + addedBy(readNode(value, variables), input), 0)
}

function canAdd(input: Input): boolean {
  return boundsOf(input).db > 0 || Object.values(fieldsOf(input)).some(canAdd)
}

function addedBy(value: unknown, input: Input): number {
  if (value === null || value === undefined || value === '') return 0
  const inner = Object.values(fieldsOf(input)).map((field) =>
    addedBy((value as Variables)[field.name], field),
  )
  return inner.reduce((sum, ms) => sum + ms, boundsOf(input).db)
}

/** A number that an argument says, or the length of its list. */
function itemsOf(said: unknown): number[] {
  if (Array.isArray(said)) return [said.length]
  return typeof said === 'number' ? [said] : []
}

function readNode(node: ValueNode, variables: Variables | undefined): unknown {
  return valueFromASTUntyped(node, variables)
}
