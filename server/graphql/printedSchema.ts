import { Kind, parse, print, printSchema, visit, type ConstDirectiveNode } from 'graphql'
import { buildSchema } from './schema.ts'

const directive = `"""
Says that a nullable field is null only when it failed: the error is in \`errors\`.
"""
directive @semanticNonNull(
  """
  The levels of lists that this is said of: 0 is the field itself, 1 an item of its list. Without it the field itself.
  """
  levels: [Int!]! = [0]
) on FIELD_DEFINITION
`
const semanticNonNull: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'semanticNonNull' },
}

/** The schema as schema.graphql holds it: sorted, with @semanticNonNull on the fields that are null only when they failed. */
export function printedSchema(): string {
  const schema = buildSchema()
  const marked = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: (type) => {
      const fields = schema.getType(type.name.value)
      const known = fields && 'getFields' in fields ? fields.getFields() : {}
      const isMarked = (name: string) => known[name]?.extensions.semanticNonNull === true
      return {
        ...type,
        fields: type.fields?.map((field) =>
          isMarked(field.name.value) ? { ...field, directives: [semanticNonNull] } : field,
        ),
      }
    },
  })
  return `${directive}\n${print(marked)}\n`
}
