import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * The largest operation that is accepted (docs/LIMITS.md). The largest of ours has 900 tokens and
 * 400 selections. Longer ones than `compiled` are interpreted.
 * `shortBytes` are those of a request whose operation takes no long text; `price` is for one operation: `rows` are fields and what takes as long, `bytes` those of the
 * answer, `databaseMs` the milliseconds at the database.
 */
export const LIMITS = {
  characters: 50_000,
  shortBytes: 64 * 1024,
  tokens: 2_000,
  brackets: 60,
  depth: 20,
  aliases: 60,
  fragments: 200,
  selections: 5_000,
  compiled: 1_000,
  price: { rows: 15_000, bytes: 8 * 1024 * 1024, databaseMs: 2_000 },
} as const

/** Block texts, texts, comments (none of which nest), and brackets. */
const nesting = /"""(?:\\"""|(?!""")[^])*(?:""")?|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*|[{([\])}]/g

/** The shape of a selection, written out. */
interface Measure {
  readonly depth: number
  readonly aliases: number
}

const NOTHING: Measure = { depth: 0, aliases: 0 }

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

  measure(set: SelectionSetNode | undefined): Measure {
    if (set === undefined) return NOTHING
    let depth = 0
    let aliases = 0
    for (const selection of set.selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragment(selection.name.value)
          : this.measure(selection.selectionSet)
      const isField = selection.kind === Kind.FIELD
      // Would set the prototype of an answer that is built as an object.
      if (isField && selection.alias?.value === '__proto__') throw refused('an alias __proto__')
      depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
      aliases += inner.aliases + (isField && selection.alias !== undefined ? 1 : 0)
    }
    return { depth, aliases }
  }

  /** Each fragment once: a document can spread them so that its written-out form is astronomically large. */
  #fragment(name: string): Measure {
    const known = this.#measured.get(name)
    if (known !== undefined) return known
    if (this.#open.has(name)) throw refused(`a fragment inside of itself: ${name}`)
    this.#open.add(name)
    const measured = this.measure(this.#fragments.get(name)?.selectionSet)
    this.#open.delete(name)
    this.#measured.set(name, measured)
    return measured
  }
}

/** The error for an operation that is larger than is accepted. */
export function refused(what: string): GraphQLError {
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
 * Throws GraphQLError for one that is too large whatever its variables are.
 */
export function requireShapely(document: DocumentNode): void {
  const meter = new Meter(document)
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, aliases } = meter.measure(definition.selectionSet)
    if (depth > LIMITS.depth) throw refused(`${depth} levels, at most ${LIMITS.depth}`)
    if (aliases > LIMITS.aliases) throw refused(`${aliases} aliases, at most ${LIMITS.aliases}`)
  }
}
