import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** A step from an object to the next one: a field, and the type that the object must have to go on. */
export interface Step {
  readonly field: Field
  readonly on: GraphQLObjectType | undefined
}

/** Fields that lead from the root to a type. */
export interface Route {
  readonly steps: readonly Step[]
  readonly hasList: boolean
}

/** Gives the shortest ways from a root to each object type, one without a list and one through the largest, as far as there are. */
export function routesFrom(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
): ReadonlyMap<GraphQLObjectType, readonly Route[]> {
  const routes = new Map<GraphQLObjectType, Route[]>([[root, [{ steps: [], hasList: false }]]])
  const open: [GraphQLObjectType, Route][] = [[root, { steps: [], hasList: false }]]
  for (const [type, route] of open) {
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type)
      if (!isCompositeType(named)) continue
      const hasList = route.hasList || isList(field)
      for (const next of objectsOf(schema, named)) {
        const known = routes.get(next) ?? []
        if (known.some((one) => one.hasList === hasList)) continue
        const on = isAbstractType(named) ? next : undefined
        const found = { steps: [...route.steps, { field, on }], hasList }
        routes.set(next, [...known, found])
        open.push([next, found])
      }
    }
  }
  return routes
}

function isList(field: Field): boolean {
  return (
    isListType(getNullableType(field.type)) ||
    field.args.some(({ name }) => name === 'first' || name === 'ids')
  )
}

function objectsOf(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
): readonly GraphQLObjectType[] {
  return isObjectType(type) ? [type] : schema.getPossibleTypes(type)
}
