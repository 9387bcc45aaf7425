import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fontsDigest, keptDigest } from './subsetFonts.mjs'

test('the fonts are made from the package that is installed, as subsetFonts.mjs says', () => {
  assert.equal(keptDigest(), fontsDigest())
})
