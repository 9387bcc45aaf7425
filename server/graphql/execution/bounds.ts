import {
  getNamedType,
  GraphQLError,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql'
import type { Bounds } from '#server/graphql/costPlugin.ts'
import type { Variables } from './variables.ts'

/** Bounds of an argument that says none: of a line of text, of what is no text for people, and of a list. */
const UNSAID = { text: 1_000, other: 100, items: 200 } as const

export type Input = GraphQLArgument | GraphQLInputField

/** Throws GraphQLError for variables that are too long. */
type RequireBounded = (variables: Variables) => void

/** The bounds of what a document takes. */
export interface Bounded {
  readonly requireBounded: RequireBounded
  /** Whether it has an argument for more than lines of text. */
  readonly hasLongTexts: boolean
}

/** An argument of so many UTF-16 units is for a long text. */
const LONG = 10_000

/** The bounds of an argument or input field: every one has some. */
export function boundsOf({ type, extensions }: Input): Required<Bounds> {
  const said = (extensions['bounds'] ?? {}) as Bounds
  return {
    db: said.db ?? 0,
    rows: said.rows ?? 0,
    maxLength:
      said.maxLength ?? (getNamedType(type).name === 'String' ? UNSAID.text : UNSAID.other),
    maxItems: said.maxItems ?? UNSAID.items,
  }
}

/**
 * Checks the arguments that a document writes out, and gives what checks those that are variables,
 * before anything is done with a text. Throws GraphQLError, which names the argument and its limit.
 * Of a one-of input it also requires exactly one field.
 */
export function boundArguments(schema: GraphQLSchema, document: DocumentNode): Bounded {
  const checks: RequireBounded[] = []
  let hasLongTexts = false
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const argument = types.getArgument()
        const of = types.getDirective() ?? types.getFieldDef()
        if (argument) boundNode(value, argument, { path: argument.name, of: of?.name }, checks)
        if (argument) hasLongTexts ||= boundsOf(argument).maxLength > LONG
        return undefined
      },
    }),
  )
  const requireBounded: RequireBounded = (variables) => {
    for (const check of checks) check(variables)
  }
  return { requireBounded, hasLongTexts }
}

/** Says where a value stands. */
interface Place {
  readonly path: string
  readonly of: string | undefined
}

function boundNode(node: ValueNode, input: Input, place: Place, checks: RequireBounded[]): void {
  if (node.kind === Kind.VARIABLE) {
    const name = node.name.value
    checks.push((variables) => requireValue(variables[name], input, place))
  } else if (node.kind === Kind.LIST) {
    requireItems(node.values.length, input, place)
    for (const value of node.values) boundNode(value, input, place, checks)
  } else if (node.kind === Kind.OBJECT) {
    for (const { name, value } of node.fields) {
      const field = fieldsOf(input)[name.value]
      if (field) boundNode(value, field, inside(place, field), checks)
    }
  } else if ('value' in node && typeof node.value === 'string') {
    requireLength(node.value.length, input, place)
    if (node.value.includes('\0')) throw unstorable(place)
  }
}

function requireValue(value: unknown, input: Input, place: Place): void {
  if (typeof value === 'string') {
    requireLength(value.length, input, place)
  } else if (Array.isArray(value)) {
    requireItems(value.length, input, place)
    for (const item of value) requireValue(item, input, place)
  } else if (typeof value === 'object' && value !== null) {
    requireOne(value, input, place)
    for (const field of Object.values(fieldsOf(input)))
      requireValue((value as Variables)[field.name], field, inside(place, field))
  }
}

/** The fields of an argument that is an object, by name. */
export function fieldsOf({ type }: Input): Readonly<Record<string, GraphQLInputField>> {
  const named = getNamedType(type)
  return isInputObjectType(named) ? named.getFields() : {}
}

/** Requires what a one-of input is: compiled operations take any of its fields. */
function requireOne(value: object, { type }: Input, { path, of }: Place): void {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || !named.isOneOf) return
  const given = Object.values(value)
  if (given.length !== 1 || given[0] === null)
    throw new GraphQLError(
      `The argument "${path}" of "${of}" takes exactly one of ${Object.keys(named.getFields()).join(', ')}.`,
      { extensions: { code: 'BAD_REQUEST' } },
    )
}

function inside({ path, of }: Place, { name }: GraphQLInputField): Place {
  return { path: `${path}.${name}`, of }
}

function requireLength(length: number, input: Input, place: Place): void {
  const { maxLength } = boundsOf(input)
  if (length > maxLength) throw tooLarge(place, 'characters', maxLength, length)
}

function unstorable({ path, of }: Place): GraphQLError {
  return new GraphQLError(
    `The argument "${path}" of "${of}" holds U+0000, which no text can keep.`,
    {
      extensions: { code: 'BAD_REQUEST' },
    },
  )
}

function requireItems(count: number, input: Input, place: Place): void {
  const { maxItems } = boundsOf(input)
  if (count > maxItems) throw tooLarge(place, 'items', maxItems, count)
}

function tooLarge({ path, of }: Place, unit: string, most: number, found: number): GraphQLError {
  return new GraphQLError(
    `The argument "${path}" of "${of}" can have at most ${most.toLocaleString('en')} ${unit}; it has ${found.toLocaleString('en')}.`,
    { extensions: { code: 'ARGUMENT_TOO_LARGE' } },
  )
}
