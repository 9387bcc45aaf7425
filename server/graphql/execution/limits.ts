import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { limits } from '#rules/limits.ts'

/**
 * The largest operation that is accepted. The largest of ours has 250 tokens and costs 3,800 with
 * pages of 50.
 */
export const LIMITS = {
  characters: 50_000,
  tokens: 4_000,
  brackets: 60,
  depth: 20,
  aliases: 60,
  fragments: 200,
  cost: 20_000,
} as const

/** Block texts, texts, comments (none of which nest), and brackets. */
const nesting = /"""(?:\\"""|(?!""")[^])*(?:""")?|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*|[{([\])}]/g

/** Assumed of a list whose length the client does not say: the largest of the default pages. */
const DEFAULT_PAGE = limits.commentPageSize
const LARGEST_PAGE = limits.pageSize.max
/** Rows of a field that does not say how many: of connections, and of lists of ideas within ideas, which an operation could nest without end. */
const unsaid = new Map<string, number>([
  ['edges', DEFAULT_PAGE],
  ['relatedIdeas', limits.relatedIdeas],
  ['mergedFrom', 10],
])

type Variables = Readonly<Record<string, unknown>>
type Cost = (variables: Variables) => number

/** The size of a document, whatever its variables: counted once and kept with it. */
interface Measure {
  readonly depth: number
  readonly aliases: number
  readonly cost: Cost
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: () => 0 }

class Meter {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #measured = new Map<string, Measure>()
  readonly #open = new Set<string>()

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    )
    if (fragments.length > LIMITS.fragments)
      throw refused(`more than ${LIMITS.fragments} fragments`)
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  }

  /** `isSized`: the field around this said how many rows it wants; one that did not gives a default page of `edges`. */
  measure(set: SelectionSetNode | undefined, isSized = false): Measure {
    if (set === undefined) return NOTHING
    let depth = 0
    let aliases = 0
    const costs: Cost[] = []
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const plain =
          isSized && selection.name.value === 'edges' ? 1 : (unsaid.get(selection.name.value) ?? 1)
        const size = rows(selection) ?? (() => plain)
        // Would set the prototype of an answer that is built as an object.
        if (selection.alias?.value === '__proto__') throw refused('an alias __proto__')
        const inner = this.measure(selection.selectionSet, rows(selection) !== undefined)
        depth = Math.max(depth, inner.depth + 1)
        aliases += inner.aliases + (selection.alias === undefined ? 0 : 1)
        costs.push((variables) => 1 + size(variables) * inner.cost(variables))
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? this.#fragment(selection.name.value, isSized)
            : this.measure(selection.selectionSet, isSized)
        depth = Math.max(depth, inner.depth)
        aliases += inner.aliases
        costs.push(inner.cost)
      }
    }
    return {
      depth,
      aliases,
      cost: (variables) => costs.reduce((sum, cost) => sum + cost(variables), 0),
    }
  }

  /** Each fragment once: a document can spread them so that its written-out form is astronomically large. */
  #fragment(name: string, isSized: boolean): Measure {
    const key = `${name} ${isSized}`
    const known = this.#measured.get(key)
    if (known !== undefined) return known
    if (this.#open.has(name)) throw refused(`a fragment inside of itself: ${name}`)
    this.#open.add(name)
    const { depth, aliases, cost } = this.measure(this.#fragments.get(name)?.selectionSet, isSized)
    let last: { readonly variables: Variables; readonly value: number } | undefined
    const once: Cost = (variables) =>
      (last?.variables === variables ? last : (last = { variables, value: cost(variables) })).value
    const measured = { depth, aliases, cost: once }
    this.#open.delete(name)
    this.#measured.set(key, measured)
    return measured
  }
}

/**
 * Gives the number of rows of a field as `first`, `last` or `ids` say, or undefined for a field
 * that has none of them.
 */
function rows(field: FieldNode): Cost | undefined {
  const value = field.arguments?.find(
    ({ name }) => name.value === 'first' || name.value === 'last' || name.value === 'ids',
  )?.value
  if (value === undefined) return undefined
  if (value.kind === Kind.INT) return () => clamp(Number(value.value))
  if (value.kind === Kind.LIST) return () => value.values.length
  if (value.kind === Kind.VARIABLE) return (variables) => clamp(variables[value.name.value])
  return () => DEFAULT_PAGE
}

function clamp(size: unknown): number {
  if (Array.isArray(size)) return size.length
  return typeof size === 'number' ? Math.min(Math.max(size, 1), LARGEST_PAGE) : DEFAULT_PAGE
}

function refused(what: string): GraphQLError {
  return new GraphQLError(`The operation is too large: ${what}.`, {
    extensions: { code: 'OPERATION_TOO_LARGE' },
  })
}

/** Throws GraphQLError for a text whose brackets nest so deeply that parsing it could exhaust the stack. */
export function requireShallow(text: string): void {
  let open = 0
  for (const [part] of text.matchAll(nesting)) {
    if (part === '{' || part === '[' || part === '(') open += 1
    else if (part === '}' || part === ']' || part === ')') open -= 1
    if (open > LIMITS.brackets) throw refused(`brackets more than ${LIMITS.brackets} deep`)
  }
}

/**
 * Measures a document before it is validated, since validation itself takes long on a hostile one.
 * Gives what its operations cost for given variables. Throws GraphQLError for one that is too large whatever they are.
 */
export function measureDocument(document: DocumentNode): Cost {
  const meter = new Meter(document)
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const measures = operations.map((operation) => meter.measure(operation.selectionSet))
  for (const { depth, aliases } of measures) {
    if (depth > LIMITS.depth) throw refused(`${depth} levels, at most ${LIMITS.depth}`)
    if (aliases > LIMITS.aliases) throw refused(`${aliases} aliases, at most ${LIMITS.aliases}`)
  }
  return (variables) => measures.reduce((most, { cost }) => Math.max(most, cost(variables)), 0)
}

/** Throws GraphQLError when an operation costs more than is allowed. */
export function requireAffordable(cost: Cost, variables: Variables): void {
  const found = cost(variables)
  if (found > LIMITS.cost) throw refused(`it costs ${found}, at most ${LIMITS.cost}`)
}
