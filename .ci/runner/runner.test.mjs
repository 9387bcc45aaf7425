import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ofReport } from './jest.mjs'
import { readArguments } from './main.mjs'
import { ofCheck, ofMissing, total, totalsLine, withoutData } from './outcome.mjs'

test('without arguments everything runs, otherwise what is named', () => {
  assert.deepEqual(
    [...readArguments([]).parts],
    ['types', 'drift', 'budget', 'tools', 'lint', 'jest', 'e2e'],
  )
  assert.deepEqual([...readArguments(['types', 'drift']).parts], ['types', 'drift'])
  assert.deepEqual(readArguments(['unit']), {
    parts: new Set(['jest']),
    projects: ['unit'],
    paths: [],
  })
  assert.deepEqual(readArguments(['e2e/start.e2e.ts']), {
    parts: new Set(['e2e']),
    projects: [],
    paths: ['e2e/start.e2e.ts'],
  })
  assert.throws(() => readArguments(['tipes']), /no part tipes/)
})

test('a check counts as one, and says its words when it is skipped', () => {
  assert.equal(ofCheck({ code: 0, output: 'fine' }).passed, 1)
  assert.deepEqual(ofCheck({ code: 2, output: 'bad' }), {
    passed: 0,
    failed: 1,
    skipped: 0,
    output: 'bad',
  })
  assert.equal(ofCheck({ code: 3, output: 'no history\n' }).note, 'no history')
})

test('what is missing skips, and fails under CI', () => {
  assert.deepEqual(total([ofMissing('no browser', false)]), { passed: 0, failed: 0, skipped: 1 })
  assert.deepEqual(total([ofMissing('no browser', true)]), { passed: 0, failed: 1, skipped: 0 })
  const outcome = { passed: 5, failed: 1, skipped: 2, output: '' }
  assert.deepEqual(total([withoutData(outcome, 'no data', false)]), {
    passed: 5,
    failed: 1,
    skipped: 2,
  })
  assert.deepEqual(total([withoutData(outcome, 'no data', true)]), {
    passed: 5,
    failed: 3,
    skipped: 0,
  })
})

test('the last line names what was skipped only when something was', () => {
  assert.equal(totalsLine({ passed: 7, failed: 0, skipped: 0 }), '7 passed, 0 failed')
  assert.equal(totalsLine({ passed: 7, failed: 1, skipped: 2 }), '7 passed, 1 failed, 2 skipped')
})

test("a file that Jest could not run counts as one failure and shows Jest's words", () => {
  const broken = {
    name: 'a.test.ts',
    status: 'failed',
    message: 'SyntaxError',
    assertionResults: [],
  }
  const outcome = ofReport({
    numPassedTests: 3,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [broken],
  })
  assert.deepEqual(total([outcome]), { passed: 3, failed: 1, skipped: 1 })
  assert.match(outcome.output, /a\.test\.ts\nSyntaxError/)
})
