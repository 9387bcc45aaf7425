import fs from 'node:fs'
import path from 'node:path'
import { capture } from './capture.mjs'
import { inMemory } from './memoryFolder.mjs'

function failures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((it) => it.status === 'failed')
    const at = path.relative(process.cwd(), file.name)
    if (failed.length === 0 && file.status === 'failed') return [`✗ ${at}\n${file.message}`]
    return failed.map((it) => `✗ ${at} › ${it.fullName}\n${it.failureMessages.join('\n')}`)
  })
}

const secondTries = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((it) => it.status === 'passed' && it.invocations > 1)
      .map((it) => `${path.relative(process.cwd(), file.name)} › ${it.fullName}`),
  )

/**
 * Reads Jest's JSON; a file that could not run counts as one failed test, and tests that passed at
 * the second try are noted.
 */
export function ofReport(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  const again = secondTries(report)
  return {
    passed: report.numPassedTests,
    failed,
    skipped,
    output: failures(report).join('\n\n'),
    ...(again.length > 0 && { note: `passed at the second try: ${again.join(', ')}` }),
  }
}

/**
 * Runs Jest's projects.
 * @param {{ root: string, projects: string[], paths: string[], isAll: boolean }} what no projects or paths means all of them
 */
export async function runJest({ root, projects, paths, isAll }) {
  const file = path.join(root, '.cache/jest-report.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.rmSync(file, { force: true })
  const only = projects.length > 0 ? ['--selectProjects', ...projects] : []
  const args = [
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${file}`,
    ...only,
    ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
  ]
  const scope = isAll ? { TEST_SCOPE: 'all' } : {}
  const { code, output } = await inMemory(isAll, (env) =>
    capture(process.execPath, args, {
      cwd: root,
      env: { ...env, ...scope },
      // A busy machine takes three times as long as a quiet one.
      limitMinutes: 60,
      // Where the whole is broken off from outside, what it had come to is known.
      isLive: isAll,
    }),
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output }
  const outcome = ofReport(JSON.parse(fs.readFileSync(file, 'utf8')))
  // Such as an open handle or a coverage threshold: Jest failed although no test did.
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1, output } : outcome
}
