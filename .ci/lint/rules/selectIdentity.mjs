import { isCompositeType, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { schemaOption, visitGraphql } from './graphqlTags.mjs'

const fields = (selectionSet) => selectionSet.selections.filter((it) => it.kind === 'Field')
const key = (field) => field.alias?.value ?? field.name.value

/** Yields what a document does to the identity of records: `_id` not selected, or another field named like an id. */
function* mistakes(schema, document) {
  const info = new TypeInfo(schema)
  const found = []
  visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet(node) {
        const type = info.getParentType()
        const reads = fields(node).filter((it) => it.name.value !== '__typename')
        for (const field of reads) {
          if (['id', '_id'].includes(key(field)) && field.name.value !== key(field))
            found.push({ id: 'hijack', name: key(field), type: type?.name })
        }
        const own = type && isCompositeType(type) && 'getFields' in type ? type.getFields() : {}
        const needs = '_id' in own && !('id' in own) && reads.length > 0
        if (needs && !reads.some((it) => it.name.value === '_id' && key(it) === '_id'))
          found.push({ id: 'missing', type: type.name })
      },
    }),
  )
  yield* found
}

/** A component that reads an object whose type is known by `_id` selects it: the compiler adds `id` alone. */
export const selectIdentity = {
  meta: {
    type: 'problem',
    schema: schemaOption,
    messages: {
      missing: '`{{type}}` is known by `_id`: select it here, or the record loses its identity.',
      hijack:
        'The alias `{{name}}` would become the identity of this `{{type}}`. Choose another name.',
    },
  },
  create: (context) => visitGraphql(context, mistakes),
}
