import { valueFromASTUntyped, type OperationDefinitionNode } from 'graphql'

/** The variables of an operation, as they were sent. */
export type Variables = Readonly<Record<string, unknown>>

/**
 * Gives variables whose texts the database can keep: U+0000, which PostgreSQL has in no text, becomes
 * U+FFFD.
 */
export function storable(variables: Variables): Variables {
  return storableValue(variables) as Variables
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  if (Array.isArray(value)) return value.map(storableValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storableValue(one)]))
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
