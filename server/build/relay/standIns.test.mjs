import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { tsImport } from 'tsx/esm/api'

const root = path.resolve(import.meta.dirname, '../../..')
const { LiveResolverCache } = await tsImport('./noResolverCache.ts', import.meta.url)

/** The methods that read a resolver; nothing else may be missing. */
const reading = ['ensureClientRecord', 'getLiveResolverPromise', 'readFromCacheOrEvaluate']

test('the cache that stands in has all that the store asks of one without resolvers', () => {
  const store = path.join(root, 'node_modules/relay-runtime/lib/store')
  const asked = ['RelayModernStore', 'RelayReader', 'RelayStoreSubscriptions'].flatMap((name) =>
    [
      ...fs
        .readFileSync(path.join(store, `${name}.js`), 'utf8')
        .matchAll(/_resolverCache\.(\w+)\(/g),
    ].map(([, method]) => method),
  )
  assert.ok(asked.length > 5)
  const cache = new LiveResolverCache()
  const missing = [...new Set(asked)].filter((method) => typeof cache[method] !== 'function')
  assert.deepEqual(missing.toSorted(), reading)
})

test('no artifact has a resolver, which the build would leave out', () => {
  const folder = path.join(root, '__generated__')
  const having = fs
    .readdirSync(folder)
    .filter((file) =>
      /"kind": "(Relay(Live)?Resolver|ClientEdge\w*)"/.test(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ),
    )
  assert.deepEqual(having, [])
})

test('nothing is updatable, which the build would leave out as well', () => {
  const source = path.join(root, 'src')
  const having = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /@updatable\b|\.readUpdatable(Query|Fragment)\(/.test(
        fs.readFileSync(path.join(source, file), 'utf8'),
      ),
    )
  assert.deepEqual(having, [])
})
