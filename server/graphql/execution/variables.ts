import { valueFromASTUntyped, type OperationDefinitionNode } from 'graphql'

/** The variables of an operation, as they were sent. */
export type Variables = Readonly<Record<string, unknown>>

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
