import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { askedOf, sizeOf, type Size } from './argumentCost.ts'
import { costOf, isSizedAround } from './cost.ts'
import { LIMITS, refused } from './limits.ts'
import type { Variables } from './variables.ts'

/** The price of an operation: an upper bound of what it takes. */
export interface Price {
  /** Fields and objects of the answer, and what takes the main thread as long. */
  readonly rows: number
  /** Bytes of the answer. */
  readonly bytes: number
  /** Milliseconds at the database. */
  readonly databaseMs: number
}

/** The prices of a document's operations. */
export interface Prices {
  /** Takes the variables with their defaults. */
  readonly priceOf: (operation: OperationDefinitionNode, variables: Variables) => Price
  /** Fields and fragments, when all fragments are written out. */
  readonly selections: number
}

/** The price of a selection: what is the same for all variables, and the rest. */
interface Priced {
  readonly fixed: Price
  readonly varying: readonly ((variables: Variables) => Price)[]
}

/** A selection, and the type of the objects that it is made of. */
interface Selected {
  readonly set: SelectionSetNode
  readonly type: GraphQLCompositeType
}

/** What selections say of one field of an answer. */
interface Merged {
  readonly type: GraphQLCompositeType
  readonly nodes: [FieldNode, ...FieldNode[]]
}

/** The price of nothing. */
export const FREE: Price = { rows: 0, bytes: 0, databaseMs: 0 }
/** The price of every operation: who asks is read first. */
const BEGUN: Price = { rows: 1, bytes: 100, databaseMs: 3 }
/** Rows for each object that a page reads. */
const READ = 6
/** The price of `__typename`, which is no field of its type. */
const TYPE_NAME: Price = { rows: 1, bytes: 64, databaseMs: 0 }

/**
 * Gives the prices of the operations of a document that is valid, by what the schema says of its
 * fields (docs/LIMITS.md). Throws GraphQLError where one
 * is too long when its fragments are written out.
 */
export function pricesOf(schema: GraphQLSchema, document: DocumentNode): Prices {
  const pricer = new Pricer(schema, document)
  const priced = new Map<OperationDefinitionNode, Priced>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const type = schema.getRootType(definition.operation)
    if (type) priced.set(definition, pricer.price([{ set: definition.selectionSet, type }]))
  }
  return {
    priceOf: (operation, variables) => {
      const found = priced.get(operation)
      return found === undefined ? BEGUN : plus(BEGUN, total(found, variables))
    },
    selections: pricer.selections,
  }
}

/** Throws GraphQLError when an operation costs more than is allowed. */
export function requireAffordable(price: Price): void {
  const units = { rows: 'fields', bytes: 'bytes', databaseMs: 'milliseconds at the database' }
  for (const name of ['rows', 'bytes', 'databaseMs'] as const) {
    const [found, most] = [Math.ceil(price[name]), LIMITS.price[name]]
    // Also what is no number any more.
    if (!(found <= most)) throw refused(`it costs ${found} ${units[name]}, at most ${most}`)
  }
}

/** Reads selections as the execution does: what has one name in the answer is one field. */
class Pricer {
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  selections = 0

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema
    this.#fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    )
  }

  /** `edges` is the number of items where a connection is selected from. */
  price(selected: readonly Selected[], edges: Size = 1): Priced {
    const fields = new Map<string, Merged>()
    const seen = new Set<string>()
    for (const one of selected) this.#collect(one, fields, seen)
    let fixed = FREE
    const varying: Priced['varying'][number][] = []
    for (const merged of fields.values()) {
      const field = this.#field(merged, edges)
      fixed = plus(fixed, field.fixed)
      varying.push(...field.varying)
    }
    return { fixed, varying }
  }

  #collect({ set, type }: Selected, into: Map<string, Merged>, seen: Set<string>): void {
    for (const selection of set.selections) {
      this.selections += 1
      if (this.selections > LIMITS.selections)
        throw refused(`more than ${LIMITS.selections} selections`)
      if (selection.kind === Kind.FIELD) {
        const key = `${type.name} ${(selection.alias ?? selection.name).value}`
        const known = into.get(key)
        if (known) known.nodes.push(selection)
        else into.set(key, { type, nodes: [selection] })
        continue
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const fragment = isSpread ? this.#fragments.get(selection.name.value) : selection
      const key = isSpread ? `${type.name} ${selection.name.value}` : ''
      if (fragment === undefined || (isSpread && seen.has(key))) continue
      if (isSpread) seen.add(key)
      const condition =
        fragment.typeCondition && this.#schema.getType(fragment.typeCondition.name.value)
      const inner = isObjectType(type) || !isCompositeType(condition) ? type : condition
      this.#collect({ set: fragment.selectionSet, type: inner }, into, seen)
    }
  }

  #field({ type, nodes }: Merged, edges: Size): Priced {
    const [node] = nodes
    const field = fieldOf(type, node.name.value)
    if (field === undefined) return { fixed: TYPE_NAME, varying: [] }
    const cost = costOf(type, field)
    const key = (node.alias ?? node.name).value.length + 4
    const own = { rows: cost.rows, bytes: key, databaseMs: cost.databaseMs }
    const named = getNamedType(field.type)
    const asks = sizeOf(node, cost)
    const isConnection = isSizedAround(named)
    const inner = isCompositeType(named)
      ? this.price(
          nodes.flatMap(({ selectionSet }) =>
            selectionSet ? [{ set: selectionSet, type: named }] : [],
          ),
          isConnection ? asks : 1,
        )
      : { fixed: FREE, varying: [] }
    const each = { rows: isCompositeType(named) ? 1 : 0, bytes: cost.bytes, databaseMs: 0 }
    const item = { ...inner, fixed: plus(inner.fixed, each) }
    const ofItems = isSizedAround(type) && isListType(getNullableType(field.type)) ? edges : asks
    const size = isConnection ? 1 : ofItems
    // A page is read whole, also where nothing but its cursors is selected.
    const read = { ...FREE, rows: isConnection ? READ : 0 }
    const asked = askedOf(node, field)
    const isFixed = typeof size === 'number' && typeof asks === 'number'
    if (isFixed && item.varying.length === 0 && asked === undefined)
      return { fixed: plus(own, plus(times(size, item.fixed), times(asks, read))), varying: [] }
    const varying = (variables: Variables): Price => {
      const items = times(valueOf(size, variables), total(item, variables))
      const all = plus(items, times(valueOf(asks, variables), read))
      const { db = 0, rows = 0 } = asked?.(variables) ?? {}
      return { ...all, rows: all.rows + rows, databaseMs: all.databaseMs + db }
    }
    return { fixed: own, varying: [varying] }
  }
}

function fieldOf(
  type: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === '__schema') return SchemaMetaFieldDef
  if (name === '__type') return TypeMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

const valueOf = (size: Size, variables: Variables): number =>
  typeof size === 'number' ? size : size(variables)

const plus = (a: Price, b: Price): Price => ({
  rows: a.rows + b.rows,
  bytes: a.bytes + b.bytes,
  databaseMs: a.databaseMs + b.databaseMs,
})

const times = (size: number, { rows, bytes, databaseMs }: Price): Price => ({
  rows: size * rows,
  bytes: size * bytes,
  databaseMs: size * databaseMs,
})

function total({ fixed, varying }: Priced, variables: Variables): Price {
  return varying.reduce((sum, price) => plus(sum, price(variables)), fixed)
}
