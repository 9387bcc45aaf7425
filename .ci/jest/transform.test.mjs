import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import transform from './transform.cjs'

const { process: run } = transform.createTransformer({
  configFile: false,
  babelrc: false,
  plugins: [],
})
const context = { config: { rootDir: path.resolve('.') }, transformOptions: {}, configString: '' }
const read = (source, file = 'rules/word.ts') =>
  run(source, path.resolve(file), { ...context, cacheFS: new Map(), instrument: false }).code
const isByEsbuild = (source, file) => /__toCommonJS|__toESM/.test(read(source, file))

test('Babel is for what its plugins know, and esbuild for the rest', () => {
  assert.ok(isByEsbuild('export const word: string = "a"'))
  assert.ok(isByEsbuild('export const Row = () => <p>a</p>', 'src/Row.tsx'))
  for (const source of [
    'export const one = graphql`query q { a }`',
    "import { useFragment } from 'react-relay'\nexport const two = useFragment",
    "jest.mock('./a')\nexport const three = 3",
    'export const four = import.meta.url',
  ])
    assert.ok(!isByEsbuild(source), source)
  assert.match(read("export const load = () => import('./a')"), /require\("\.\/a"\)/)
})
