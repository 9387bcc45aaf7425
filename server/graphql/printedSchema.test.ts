import { readFileSync } from 'node:fs'
import { buildSchema as parseSchema, isObjectType } from 'graphql'
import { printedSchema } from './printedSchema.ts'

jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

test('schema.graphql is what the server answers to', () => {
  expect(printedSchema()).toBe(readFileSync('schema.graphql', 'utf8'))
})

/** Objects whose ids mean something to one list or act alone. */
const notNodes = [
  'AuditEvent',
  'DeadLetter',
  'Import',
  'ProviderLink',
  'SignInProvider',
  'SuppressedAddress',
  'SynonymGroup',
  'Viewer',
]

test('every payload has its errors, and every object with an id is a Node', () => {
  const schema = parseSchema(printedSchema())
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields = type.getFields()
    if (type.name.endsWith('Payload'))
      expect([type.name, String(fields.errors?.type)]).toEqual([type.name, '[UserError!]!'])
    // A setting named by its provider is no record; the viewer and their links come with nothing but themselves.
    if (notNodes.includes(type.name)) continue
    if (fields.id)
      expect([type.name, type.getInterfaces().map(({ name }) => name)]).toEqual([
        type.name,
        ['Node'],
      ])
  }
})
