import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'
import { boundsOf } from '#server/graphql/execution/bounds.ts'

type Input = GraphQLArgument | GraphQLInputField

/** Ids that exist on the site that is attacked, those first that cost most to show. */
export interface Ids {
  readonly idea: readonly string[]
  readonly comment: readonly string[]
  readonly person: readonly string[]
  readonly board: readonly string[]
  readonly status: readonly string[]
  readonly tag: readonly string[]
  readonly vote: readonly string[]
  readonly site: readonly string[]
}

/** An argument written out, with the variables that its long parts are. */
export interface Written {
  readonly text: string
  readonly variables: Readonly<Record<string, { readonly type: string; readonly value: unknown }>>
}

/** Words of which every search finds many. */
const WORDS = 'the export of a table to add an option in dark mode when '

const idsOf: readonly (readonly [RegExp, keyof Ids])[] = [
  [/comment|reply|from/i, 'comment'],
  [/person|user/i, 'person'],
  [/board/i, 'board'],
  [/status/i, 'status'],
  [/tag/i, 'tag'],
]

/** The wanted size of a value: as large as is accepted, or the least. */
interface Wanted {
  readonly largest: boolean
  /** Of a list by which a field is sized. */
  readonly items: number
  /** The type of the objects that are meant, where it is known. */
  readonly on: string | undefined
}

/** Writes the value of an argument. */
export function writeValue(input: Input, ids: Ids, { largest, items, on }: Wanted): Written {
  const bounds = boundsOf(input)
  const type = getNullableType(input.type)
  if (isListType(type)) {
    const of = getNullableType(type.ofType)
    const known = idsFor(input, ids, on)
    const count = input.name === 'ids' ? items : largest ? bounds.maxItems : 1
    const value = isEnumType(of)
      ? of.getValues().map(({ name }) => name)
      : Array.from({ length: count }, (_, at) =>
          String(of) === 'ID' ? known[at % known.length] : WORDS.slice(0, 20),
        )
    const name = `list${input.name}`
    return { text: `$${name}`, variables: { [name]: { type: String(input.type), value } } }
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
      .slice(type.isOneOf ? -1 : 0)
      .map((field) => [field.name, writeValue(field, ids, { largest, items, on })] as const)
    return {
      text: `{ ${fields.map(([name, { text }]) => `${name}: ${text}`).join(', ')} }`,
      variables: Object.assign({}, ...fields.map(([, { variables }]) => variables)) as object,
    } as Written
  }
  if (String(type) === 'String' && largest) {
    const name = `text${input.name}`
    const value = WORDS.repeat(1_000).slice(0, bounds.maxLength)
    return { text: `$${name}`, variables: { [name]: { type: 'String!', value } } }
  }
  return { text: literal(input, idsFor(input, ids, on), items), variables: {} }
}

function literal(input: Input, known: readonly string[], items: number): string {
  const type = getNullableType(input.type)
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  switch (String(type)) {
    case 'Int':
      return String(input.name === 'first' || input.name === 'last' ? items : 1)
    case 'Boolean':
      return 'true'
    case 'ID':
      return JSON.stringify(known[0] ?? '')
    case 'DateTime':
      return '"2020-01-01T00:00:00.000Z"'
    default:
      return '"a"'
  }
}

function idsFor({ name }: Input, ids: Ids, on: string | undefined): readonly string[] {
  const kind = on === 'User' ? 'person' : on?.toLowerCase()
  if (kind !== undefined && kind in ids) return ids[kind as keyof Ids]
  return ids[idsOf.find(([words]) => words.test(name))?.[1] ?? 'idea']
}
