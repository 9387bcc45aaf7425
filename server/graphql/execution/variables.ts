import { valueFromASTUntyped, type OperationDefinitionNode } from 'graphql'

/** The variables of an operation, as they were sent. */
export type Variables = Readonly<Record<string, unknown>>

/** No input of the schema is nested deeper; what is, validation refuses. */
const DEEPEST = 20

/**
 * Gives variables whose texts the database can keep: U+0000, which PostgreSQL has in no text, becomes
 * U+FFFD.
 */
export function storable(variables: Variables): Variables {
  return storableValue(variables, 0) as Variables
}

function storableValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => storableValue(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, storableValue(one, depth + 1)]),
  )
}

/** The variables of an operation, with the values of those that are not given. */
export function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const unsaid = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  return { ...Object.fromEntries(unsaid), ...variables }
}
