import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { boundArguments } from '#server/graphql/execution/bounds.ts'
import { createCheck } from '#server/graphql/execution/checkDocument.ts'
import { LIMITS, requireShapely } from '#server/graphql/execution/limits.ts'
import { pricesOf, requireAffordable, type Price } from '#server/graphql/execution/price.ts'
import { routesFrom, type Route } from './routes.ts'
import { writeValue, type Ids, type Written } from './values.ts'

type Field = GraphQLField<unknown, unknown>

/** The largest accepted operation that is made of one field, or of one of its arguments. */
export interface Attack {
  /** As in `Idea.body` or `Query.ideas(filter)`. */
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly price: Price
}

/** The size of an operation: repeated at the root and at its end, each list as long as this. */
interface Size {
  readonly roots: number
  readonly ends: number
  readonly items: number
}

type Draft = Omit<Attack, 'price'>

const ITEMS = [100, 10, 1]

/** Finds for each field and argument that can be reached, or each n-th of them, the operation with the highest price among those that are accepted. */
export function attacksOn(schema: GraphQLSchema, ids: Ids, each = 1): Attack[] {
  const check = createCheck(schema, false)
  /** Without validation, which takes ten times as long; what is found in the end is checked as a whole. */
  const priceOf = ({ document: text, variables }: Draft): Price | undefined => {
    try {
      const document = parse(text, { maxTokens: LIMITS.tokens })
      const operation = getOperationAST(document)
      if (text.length > LIMITS.characters || !operation) return undefined
      requireShapely(document)
      boundArguments(schema, document).requireBounded(variables)
      const price = pricesOf(schema, document).priceOf(operation, variables)
      requireAffordable(price)
      return price
    } catch (error) {
      if (error instanceof GraphQLError) return undefined
      throw error
    }
  }
  const found = targetsOf(schema)
    .filter((_, at) => at % each === 0)
    .flatMap((target) => largest(target, ids, priceOf) ?? [])
  for (const { document } of found) {
    const checked = check(document)
    if ('errors' in checked) throw checked.errors[0] ?? new Error(document)
  }
  return found
}

/** A field to attack, along each of its routes, with one of its arguments as large as it can be. */
interface Target {
  readonly kind: 'query' | 'mutation'
  readonly type: GraphQLObjectType
  readonly field: Field
  readonly argument: GraphQLArgument | undefined
  readonly routes: readonly Route[]
}

function targetsOf(schema: GraphQLSchema): Target[] {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (!query || !mutation) throw new Error('The schema has no queries or no mutations')
  const routes = routesFrom(schema, query)
  const of = (kind: Target['kind'], type: GraphQLObjectType, ways: readonly Route[]): Target[] =>
    Object.values(type.getFields()).flatMap((field) =>
      [undefined, ...field.args].map((argument) => ({ kind, type, field, argument, routes: ways })),
    )
  return [
    ...[...routes].flatMap(([type, ways]) => of('query', type, ways)),
    ...of('mutation', mutation, [{ steps: [], hasList: false }]),
  ]
}

function largest(
  target: Target,
  ids: Ids,
  priceOf: (written: Draft) => Price | undefined,
): Attack | undefined {
  let best: Attack | undefined
  const consider = (route: Route, size: Size): boolean => {
    const written = write(target, route, ids, size)
    const price = priceOf(written)
    if (price !== undefined && (best === undefined || shareOf(price) > shareOf(best.price)))
      best = { ...written, price }
    return price !== undefined
  }
  for (const route of target.routes)
    for (const items of ITEMS) {
      if (!consider(route, { roots: 1, ends: 1, items })) continue
      most((ends) => consider(route, { roots: 1, ends, items }))
      if (route.steps.length > 0) most((roots) => consider(route, { roots, ends: 1, items }))
    }
  return best
}

/** Looks for the largest number of aliases that is accepted. */
function most(isAccepted: (count: number) => boolean): void {
  let [low, high] = [1, LIMITS.aliases]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isAccepted(middle)) low = middle
    else high = middle - 1
  }
}

/** The part of what is allowed that an operation takes, by what it takes most of. */
function shareOf(price: Price): number {
  return Math.max(
    price.rows / LIMITS.price.rows,
    price.bytes / LIMITS.price.bytes,
    price.databaseMs / LIMITS.price.databaseMs,
  )
}

function write(target: Target, route: Route, ids: Ids, size: Size): Draft {
  const { kind, type, field, argument } = target
  const variables: Record<string, Written['variables'][string]> = {}
  const call = (of: Field, large?: GraphQLArgument, on?: string): string => {
    const given = of.args.filter(
      (one) =>
        one === large ||
        isNonNullType(one.type) ||
        (one.name === 'first' && large?.name !== 'last'),
    )
    const written = given.map((one) => {
      const value = writeValue(one, ids, {
        largest: one === large,
        items: size.items,
        on,
      })
      Object.assign(variables, value.variables)
      return `${one.name}: ${value.text}`
    })
    return `${of.name}${written.length > 0 ? `(${written.join(', ')})` : ''}`
  }
  const leaf = `${call(field, argument)}${selectionOf(field)}`
  const leaves = Array.from(
    { length: size.ends },
    (_, n) => (size.ends > 1 ? `e${n}: ` : '') + leaf,
  )
  const inner = route.steps.reduceRight((text, { field: step, on }) => {
    const body = on ? `... on ${on.name} { ${text} }` : text
    return `${call(step, undefined, on?.name)} { ${body} }`
  }, leaves.join(' '))
  const roots = Array.from(
    { length: size.roots },
    (_, n) => (size.roots > 1 ? `r${n}: ` : '') + inner,
  )
  const declared = Object.entries(variables).map(([name, one]) => `$${name}: ${one.type}`)
  return {
    name: `${type.name}.${field.name}${argument ? `(${argument.name})` : ''}`,
    kind,
    document: `${kind}${declared.length > 0 ? ` (${declared.join(', ')})` : ''} { ${roots.join(' ')} }`,
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, { value }]) => [name, value]),
    ),
  }
}

/** Whether an answer is larger than its price by more than a fifth, and by more than what it says of errors. */
export function isLarger(answer: string, price: Price): boolean {
  const errors = answer.split('"message"').length * 250
  return Buffer.byteLength(answer) > price.bytes * 1.2 + errors
}

/** The least that can be selected of a field: of a connection its nodes. */
function selectionOf(field: Field): string {
  const type = getNamedType(field.type)
  if (!isCompositeType(type)) return ''
  const edges = isObjectType(type) && type.getFields()['edges']
  return edges ? ' { edges { node { __typename } } }' : ' { __typename }'
}
