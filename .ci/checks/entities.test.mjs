// A folder of src/entities is named after the GraphQL type that it draws; what several features share and is no type belongs in src/parts.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { buildSchema } from 'graphql'
import { root } from './temporary.mjs'

test('every folder of src/entities is a type of the schema, and none of src/parts is', () => {
  const text = fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8')
  const types = buildSchema(text, { assumeValid: true }).getTypeMap()
  const isType = (name) => name in types
  assert.deepEqual(
    fs.readdirSync(path.join(root, 'src/entities')).filter((name) => !isType(name)),
    [],
  )
  assert.deepEqual(fs.readdirSync(path.join(root, 'src/parts')).filter(isType), [])
})
