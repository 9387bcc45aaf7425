import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transformSync } from '@babel/core'
import leanRelay from './leanRelay.cjs'

const names = { 'react-relay': ['useFragment'], 'relay-runtime': ['Store'] }
const read = (code, filename = '/src/entities/Idea/IdeaRow.tsx') =>
  transformSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
    plugins: [[leanRelay, names]],
  })

test('what a build leaves out fails in tests too, types and tests themselves apart', () => {
  read(`import { useFragment, type FragmentRefs } from 'react-relay'; useFragment`)
  read(`import type { Environment } from 'relay-runtime'`)
  const left = `import { useLazyLoadQuery } from 'react-relay'; useLazyLoadQuery`
  assert.throws(() => read(left), /leaves useLazyLoadQuery of react-relay out/)
  assert.throws(() => read(`import * as Relay from 'relay-runtime'; Relay`), /leaves the whole/)
  read(left, '/src/entities/Idea/IdeaRow.test.tsx')
  read(left, '/src/relay/testing/renderWithRelay.tsx')
})
