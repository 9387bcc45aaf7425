import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { schemaOption, visitGraphql } from './graphqlTags.mjs'

const guards = ['throwOnFieldError', 'catch']
const isGuarded = (node) => (node.directives ?? []).some((it) => guards.includes(it.name.value))
const isFallible = (field) =>
  (field?.astNode?.directives ?? []).some((it) => it.name.value === 'semanticNonNull')

/** Yields the fallible fields that a fragment or a query reads without saying what happens when they fail. */
function* mistakes(schema, document) {
  for (const definition of document.definitions) {
    const isRead = definition.kind === Kind.FRAGMENT_DEFINITION || definition.operation === 'query'
    if (!isRead || isGuarded(definition)) continue
    const info = new TypeInfo(schema)
    const found = new Set()
    visit(
      definition,
      visitWithTypeInfo(info, {
        Field(node) {
          if (isGuarded(node)) return false
          if (isFallible(info.getFieldDef()))
            found.add(`${info.getParentType()?.name}.${node.name.value}`)
          return undefined
        },
      }),
    )
    if (found.size > 0)
      yield { id: 'unguarded', name: definition.name?.value ?? '', fields: [...found].join(', ') }
  }
}

/**
 * A field that is null only when it failed is read with `@throwOnFieldError` or `@catch`, or its
 * failure is drawn as if there were nothing.
 */
export const guardFallible = {
  meta: {
    type: 'problem',
    schema: schemaOption,
    messages: {
      unguarded:
        '`{{name}}` reads {{fields}}, null only when failed (@semanticNonNull): say `@throwOnFieldError` (its section catches it) or `@catch`.',
    },
  },
  create: (context) => visitGraphql(context, mistakes),
}
