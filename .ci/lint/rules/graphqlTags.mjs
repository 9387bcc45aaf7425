// Shared by the rules that know the schema: the schema of a file, and the document of a tagged
// template.
import fs from 'node:fs'
import { buildSchema, parse } from 'graphql'

const schemas = new Map()

function schemaAt(file) {
  const stamp = fs.existsSync(file) ? fs.statSync(file).mtimeMs : -1
  const known = schemas.get(file)
  if (known?.stamp === stamp) return known.schema
  const schema =
    stamp === -1 ? null : buildSchema(fs.readFileSync(file, 'utf8'), { assumeValid: true })
  schemas.set(file, { stamp, schema })
  return schema
}

function parsed(text) {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Options of a rule that is given the schema's file. */
export const schemaOption = [
  { type: 'object', properties: { schema: { type: 'string' } }, additionalProperties: false },
]

/**
 * A visitor for the `graphql` templates of a file, and what is found in them.
 * @param {import('eslint').Rule.RuleContext} context its first option names the schema's file
 * @param {(schema, document) => Iterable<{ id: string }>} mistakes messages with their data; templates that cannot be parsed are the compiler's matter
 */
export function visitGraphql(context, mistakes) {
  return {
    'TaggedTemplateExpression[tag.name="graphql"]'(node) {
      const schema = schemaAt(context.options[0].schema)
      const document = parsed(node.quasi.quasis[0]?.value.cooked ?? '')
      if (schema === null || document === null) return
      for (const { id, ...data } of mistakes(schema, document))
        context.report({ node, messageId: id, data })
    },
  }
}
