import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readArguments } from './arguments.mjs'
import { capture } from './capture.mjs'
import { nearest } from './changes.mjs'
import { ofReport } from './jest.mjs'
import { journeySettings, ofPlaywright } from './journeys.mjs'
import { ofCheck, ofMissing, total, totalsLine, withoutData } from './outcome.mjs'
import { ofNodeTests } from './toolTests.mjs'

test('without arguments all parts run, otherwise those that are named', () => {
  const every = ['types', 'format', 'lint', 'drift', 'budget', 'tools', 'jest', 'e2e']
  assert.deepEqual([...readArguments([]).parts], every)
  assert.deepEqual([...readArguments(['all']).parts], every)
  assert.deepEqual([...readArguments(['types', 'drift']).parts], ['types', 'drift'])
  assert.throws(() => readArguments(['tipes']), /no part tipes/)
  assert.throws(() => readArguments(['--chnaged']), /no --chnaged/)
})

test('a project of Jest or a file stands for its part', () => {
  const { parts, projects } = readArguments(['unit'])
  assert.deepEqual([[...parts], projects], [['jest'], ['unit']])
  const journey = readArguments(['e2e/start.e2e.ts'])
  assert.deepEqual([[...journey.parts], journey.paths], [['e2e'], ['e2e/start.e2e.ts']])
})

test('slow tests run when all is asked for, and changes count since a commit', () => {
  const of = (...args) => {
    const { isAll, since, isLastFailed } = readArguments(args)
    return { isAll, since, isLastFailed }
  }
  const nothing = { isAll: false, since: null, isLastFailed: false }
  assert.deepEqual(of(), nothing)
  assert.deepEqual(of('all'), { ...nothing, isAll: true })
  assert.deepEqual(of('--changed'), { ...nothing, since: 'HEAD' })
  assert.deepEqual(of('--changed=main~2'), { ...nothing, since: 'main~2' })
  assert.deepEqual(of('e2e', '--last-failed'), { ...nothing, isLastFailed: true })
})

test('journeys run at the root by Node, or under a path, or in the image of the container', () => {
  const of = (...args) => {
    const { parts, under, isContainer, isAll } = readArguments(args)
    return [[...parts].join(), under, isContainer, isAll]
  }
  assert.deepEqual(of('e2e'), ['e2e', null, false, false])
  assert.deepEqual(of('e2e', '--under=/feedback'), ['e2e', '/feedback', false, false])
  assert.deepEqual(of('all', '--under=/a/b', '--container'), ['e2e', '/a/b', true, true])
  assert.deepEqual(of('e2e/start.e2e.ts', '--container'), ['e2e', null, true, true])
  for (const wrong of ['--under', '--under=feedback', '--under=/a/', '--container=1'])
    assert.throws(() => readArguments(['e2e', wrong]), /There is no --/)
})

test('where journeys run is told them by their settings', () => {
  const plain = { browser: '/chrome', isAll: false, under: null, program: [] }
  assert.deepEqual(journeySettings(plain), { CHROME_PATH: '/chrome' })
  assert.deepEqual(
    journeySettings({ ...plain, isAll: true, under: '/feedback', program: ['enter.sh', '/image'] }),
    {
      CHROME_PATH: '/chrome',
      TEST_SCOPE: 'all',
      E2E_BASE_PATH: '/feedback',
      E2E_PROGRAM: 'enter.sh /image',
    },
  )
})

test('of the tests that depend on a change the nearest run', () => {
  const tests = ['src/app/far.test.tsx', 'src/ui/List/Row.test.tsx', 'src/ui/Button.test.tsx']
  assert.deepEqual(nearest(tests, ['src/ui/Button.tsx'], 2), {
    tests: ['src/ui/Button.test.tsx', 'src/ui/List/Row.test.tsx'],
    more: 1,
  })
})

test(
  'what a program leaves running ends with it, and one that takes too long is ended',
  { timeout: 60_000 },
  async () => {
    const leaving =
      "const { spawn } = require('node:child_process'); const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }); console.log(child.pid); child.unref(); process.exit(0)"
    const left = await capture(process.execPath, ['-e', leaving], {})
    const endless = await capture(
      process.execPath,
      ['-e', `${leaving.replace('process.exit(0)', 'setInterval(() => {}, 1000)')}`],
      { limitMinutes: 0.02 },
    )
    assert.deepEqual([left.code, endless.code], [0, 124])
    assert.match(endless.output, /longer than 0.02 minutes/)
    for (const { output } of [left, endless]) {
      // The system ends it in its own time; nobody may have asked for its exit code yet.
      while (/^[^Z]/.test(await stateOf(parseInt(output)))) await nextTurn()
    }
  },
)

async function stateOf(pid) {
  const { output } = await capture('ps', ['-o', 'state=', '-p', String(pid)], {})
  return output.trim()
}

test("node's and Playwright's counts are read, and a run without any has failed", () => {
  const words = 'ℹ tests 4\nℹ pass 2\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\n'
  const { output, ...counts } = ofNodeTests({ code: 1, output: `${words}\n✖ failing tests:\nwhy` })
  assert.deepEqual(counts, { passed: 2, failed: 1, skipped: 1 })
  assert.match(output, /why/)
  assert.equal(ofNodeTests({ code: 1, output: 'SyntaxError' }).failed, 1)
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }
  assert.deepEqual(total([ofPlaywright({ stats, errors: [{}], suites: [] })]), {
    passed: 3,
    failed: 2,
    skipped: 2,
  })
})

test('journeys that failed are named with what ended their first try, and those that passed at the second', () => {
  const journey = (title, status, ...tries) => ({
    title,
    file: 'vote.e2e.ts',
    line: 7,
    tests: [{ status, results: tries.map((message) => ({ errors: [{ message }] })) }],
  })
  const specs = [journey('lost', 'unexpected', '\u001b[31mno button\u001b[39m', 'no list')]
  const within = [{ specs: [journey('shaky', 'flaky', 'late')] }]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  const { output, note } = ofPlaywright({ stats, errors: [], suites: [{ specs, suites: within }] })
  assert.equal(output, '✗ vote.e2e.ts:7 › lost\nno button')
  assert.equal(note, 'passed at the second try: vote.e2e.ts:7 › shaky')
})

test('a Jest test that passed at the second try is named', () => {
  const results = [
    { status: 'passed', invocations: 2, fullName: 'shaky' },
    { status: 'passed', invocations: 1, fullName: 'firm' },
  ]
  const counts = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
  const outcome = ofReport({
    ...counts,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: path.resolve('a.test.ts'), assertionResults: results }],
  })
  assert.equal(outcome.note, 'passed at the second try: a.test.ts › shaky')
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
