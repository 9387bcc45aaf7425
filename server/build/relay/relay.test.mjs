import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { check, copyOf, edit } from '../../../.ci/checks/temporary.mjs'

const { schemaFactsOf } = await tsImport('./schemaFacts.ts', import.meta.url)
const { finishArtifacts } = await tsImport('./artifacts.ts', import.meta.url)
const { createPacer } = await tsImport('./pacer.ts', import.meta.url)
const { keptAcrossUpdates } = await tsImport('./hotParameters.ts', import.meta.url)

const types = `
  interface Node { id: ID! }
  type Book implements Node { id: ID! }
  type Cat { _id: ID! }
  type Both { id: ID!, _id: ID! }
  type Note { text: String }
  union Thing = Book | Cat | Note
`
const rootFields = (fields) => schemaFactsOf(`${types} type Query { ${fields} }`).rootFields

test('root fields that name objects by an identity are found', () => {
  assert.deepEqual(
    rootFields(
      'book(id: ID!): Book, cat(_id: Int!): Cat, node(id: ID!): Node, nodes(ids: [ID!]!): [Node]!, thing(id: ID!, locale: String): Thing',
    ),
    [
      { field: 'book', argument: 'id', list: false, types: ['Book'] },
      { field: 'cat', argument: '_id', list: false, types: ['Cat'] },
      { field: 'node', argument: 'id', list: false, types: ['Book'] },
      { field: 'nodes', argument: 'ids', list: true, types: ['Book'] },
      { field: 'thing', argument: 'id', list: false, types: ['Book', 'Cat'] },
    ],
  )
})

test('root fields that name something else are not', () => {
  assert.deepEqual(
    rootFields(
      'bySlug(slug: String!): Book, shelf(id: ID!, floor: Int!): Book, both(_id: ID!): Both, note(id: ID!): Note, all(id: ID!): [Book], one(ids: [ID!]!): Book, name(id: ID!): String',
    ),
    [],
  )
})

test('all types with an identity are known', () => {
  assert.deepEqual(schemaFactsOf(`${types} type Query { book: Book }`).identifiedTypes, [
    'Book',
    'Both',
    'Cat',
  ])
})

const compiled = new Map([
  ['persisted.json', JSON.stringify({ new: 'query Q { a }', old: 'query Q { b }' })],
  ['Q.graphql.ts', '// @relayRequestID new\n'],
  ['Q$parameters.ts', '// @relayRequestID new\n  "text": null\n'],
])

test('superseded ids leave the persisted file, and parameters get their text', () => {
  const files = finishArtifacts(compiled, {})
  assert.deepEqual(JSON.parse(files.get('persisted.json')), { new: 'query Q { a }' })
  assert.match(files.get('Q$parameters.ts'), /"text": "query Q \{ a \}"/)
})

test('parameters whose query is lost are an error', () => {
  const lost = new Map([...compiled, ['persisted.json', '{}']])
  assert.throws(() => finishArtifacts(lost, {}), /Q\$parameters\.ts/)
})

test('the parameters that Vite serves still export their node', () => {
  assert.match(keptAcrossUpdates('const node = {};\nexport default node;\n'), /export default kept/)
})

test('files that are saved together are compiled once, and what is saved meanwhile once more', async () => {
  let runs = 0
  let release = () => {}
  const pacer = createPacer(async () => {
    runs += 1
    await new Promise((resolve) => (release = resolve))
    return runs
  })
  const until = async (count) => {
    while (runs < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const together = [pacer.request(), pacer.request()]
  await until(1)
  const meanwhile = [pacer.request(), pacer.request()]
  release()
  assert.deepEqual(await Promise.all(together), [1, 1])
  await until(2)
  release()
  assert.deepEqual(await Promise.all(meanwhile), [2, 2])
})

test('a run that a request has made old is stopped, and its callers get the next one', async () => {
  const seen = []
  const pacer = createPacer(async (signal) => {
    const run = seen.push(signal)
    if (run === 1)
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
    if (run === 3) throw new Error('broken')
    return run
  })
  const first = pacer.request()
  while (seen.length < 1) await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(await Promise.all([pacer.request(), first]), [2, 2])
  assert.deepEqual(
    seen.map(({ aborted }) => aborted),
    [true, false],
  )
  await assert.rejects(pacer.request(), /broken/)
  assert.equal(await pacer.request(), 4)
})

/** Resolves when the watcher has said this; fails after ten seconds. */
function said(child, heard, pattern) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not said within 10 s: ${pattern}\n${heard.text}`)),
      10_000,
    )
    const look = () => {
      if (!pattern.test(heard.text)) return
      clearTimeout(timer)
      heard.text = ''
      resolve()
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    look()
  })
}

test('the watcher compiles on save, says what is wrong, and says when it is mended', async () => {
  const at = copyOf('server/build/relay', 'relay.config.json')
  const source = path.join(at, 'src/Thing.ts')
  fs.mkdirSync(path.dirname(source))
  fs.writeFileSync(source, 'export const query = graphql`query ThingQuery { name }`\n')
  fs.writeFileSync(
    path.join(at, 'schema.graphql'),
    'scalar DateTime\ntype Query { name: String, size: Int }\n',
  )
  assert.equal(check(at, 'server/build/relay/compile.ts').code, 0)

  const child = spawn(process.execPath, ['--import', 'tsx', 'server/build/relay/watch.ts'], {
    cwd: at,
  })
  const heard = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (heard.text += chunk))
  try {
    await said(child, heard, /Compiled in \d+ ms/)
    edit(at, 'src/Thing.ts', (text) => text.replace('name', 'nam'))
    await said(child, heard, /no field `nam`[^]*src\/Thing\.ts:1/)
    edit(at, 'src/Thing.ts', (text) => text.replace('nam ', 'size '))
    await said(child, heard, /Mended, compiled in \d+ ms/)
    assert.match(
      fs.readFileSync(path.join(at, '__generated__/ThingQuery.graphql.ts'), 'utf8'),
      /"size"/,
    )
  } finally {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  assert.deepEqual(fs.readdirSync(path.join(at, '.cache')), [])
})
