import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { check, copyOf, edit } from './temporary.mjs'

const script = 'server/build/relay/compile.ts'
const artifact = '__generated__/ThingQuery.graphql.ts'
const source = `import { graphql } from 'react-relay'

export const query = graphql\`
  query ThingQuery {
    thing {
      name
    }
  }
\`
`

/** A small project with the compile step of this one, compiled. */
function compiled() {
  const at = copyOf('server/build/relay', 'relay.config.json')
  fs.mkdirSync(path.join(at, 'src'))
  fs.writeFileSync(path.join(at, 'src/Thing.ts'), source)
  fs.writeFileSync(
    path.join(at, 'schema.graphql'),
    'scalar DateTime\n\ntype Query {\n  thing: Thing\n}\n\ntype Thing {\n  id: ID!\n  name: String\n  size: Int\n}\n',
  )
  const { code, output } = check(at, script)
  assert.equal(code, 0, output)
  return at
}

function assertDrift(at, file) {
  const { code, output } = check(at, script, '--validate')
  assert.equal(code, 1, output)
  assert.ok(output.includes(file), output)
}

test('what the compiler wrote passes, and validating writes nothing', () => {
  const at = compiled()
  const before = fs.statSync(path.join(at, artifact)).mtimeMs
  const { code, output } = check(at, script, '--validate')
  assert.equal(code, 0, output)
  assert.equal(fs.statSync(path.join(at, artifact)).mtimeMs, before)
})

test('a hand-edited artifact fails', () => {
  const at = compiled()
  edit(at, artifact, (text) => text.replace('readonly name: string', 'readonly name: number'))
  assertDrift(at, artifact)
})

test('a source that was changed and not compiled fails', () => {
  const at = compiled()
  edit(at, 'src/Thing.ts', (text) => text.replace('name', 'size'))
  assertDrift(at, artifact)
})

test('an artifact that nothing asks for any more fails', () => {
  const at = compiled()
  fs.writeFileSync(path.join(at, '__generated__/Old.graphql.ts'), 'export {}\n')
  assertDrift(at, '__generated__/Old.graphql.ts')
})
