import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type ValueNode } from 'graphql'

/** How big an operation may be. The largest of ours has 250 tokens and costs 3,800 with pages of 50. */
export const LIMITS = { tokens: 4_000, depth: 20, aliases: 60, fragments: 200, cost: 20_000 } as const

/** Assumed of a list whose length the client does not say: a connection's default page. */
const DEFAULT_PAGE = 20
const LARGEST_PAGE = 100

type Variables = Readonly<Record<string, unknown>>
type Cost = (variables: Variables) => number

/** What a document amounts to, whatever its variables: counted once and kept with it. */
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
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    if (fragments.length > LIMITS.fragments) throw refused(`more than ${LIMITS.fragments} fragments`)
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  }

  measure(set: SelectionSetNode | undefined): Measure {
    if (set === undefined) return NOTHING
    let depth = 0
    let aliases = 0
    const costs: Cost[] = []
    for (const selection of set.selections) {
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragment(selection.name.value) : this.measure(selection.selectionSet)
      const field = selection.kind === Kind.FIELD
      depth = Math.max(depth, inner.depth + (field ? 1 : 0))
      aliases += inner.aliases + (field && selection.alias !== undefined ? 1 : 0)
      const page = field ? pageSize(selection.arguments) : undefined
      costs.push(!field ? inner.cost : page === undefined ? (variables) => 1 + inner.cost(variables) : (variables) => 1 + page(variables) * inner.cost(variables))
    }
    return { depth, aliases, cost: (variables) => costs.reduce((sum, cost) => sum + cost(variables), 0) }
  }

  /** Each fragment once: a document can spread them so that its written-out form is astronomically large. */
  #fragment(name: string): Measure {
    const known = this.#measured.get(name)
    if (known !== undefined) return known
    if (this.#open.has(name)) throw refused(`a fragment inside of itself: ${name}`)
    this.#open.add(name)
    const { depth, aliases, cost } = this.measure(this.#fragments.get(name)?.selectionSet)
    let last: { readonly variables: Variables; readonly value: number } | undefined
    const once: Cost = (variables) => (last?.variables === variables ? last : (last = { variables, value: cost(variables) })).value
    const measured = { depth, aliases, cost: once }
    this.#open.delete(name)
    this.#measured.set(name, measured)
    return measured
  }
}

/** The rows that a field with `first` or `last` gives, or undefined for one without. */
function pageSize(list: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[] | undefined): Cost | undefined {
  const value = list?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value
  if (value === undefined) return undefined
  if (value.kind === Kind.INT) return () => clamp(Number(value.value))
  if (value.kind === Kind.VARIABLE) return (variables) => clamp(variables[value.name.value])
  return () => DEFAULT_PAGE
}

function clamp(size: unknown): number {
  return typeof size === 'number' ? Math.min(Math.max(size, 1), LARGEST_PAGE) : DEFAULT_PAGE
}

function refused(what: string): GraphQLError {
  return new GraphQLError(`The operation is too large: ${what}.`, { extensions: { code: 'OPERATION_TOO_LARGE' } })
}

/**
 * Measures a document before it is validated, since validation itself takes long on a hostile one.
 * Gives what its operations cost for given variables. Throws GraphQLError for one that is too large whatever they are.
 */
export function measureDocument(document: DocumentNode): Cost {
  const meter = new Meter(document)
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
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
