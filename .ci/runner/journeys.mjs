import fs from 'node:fs'
import path from 'node:path'
import { capture } from './capture.mjs'

/**
 * Reads Playwright's JSON. Errors outside of journeys, of a file that cannot be read for instance,
 * count as a failure each; journeys that passed at the second try are noted.
 */
export function ofPlaywright({ stats, errors }, output) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    output,
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed at the second try` }),
  }
}

/**
 * Runs journeys.
 * @param {{ root: string, browser: string, isAll: boolean, paths: string[], isLastFailed: boolean }} what no paths means all of them
 */
export async function runJourneys({ root, browser, isAll, paths, isLastFailed }) {
  const file = path.join(root, '.cache/e2e-report.json')
  fs.rmSync(file, { force: true })
  const args = [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...(isLastFailed ? ['--last-failed', '--pass-with-no-tests'] : []),
    ...paths,
  ]
  const env = {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(isAll ? { TEST_SCOPE: 'all' } : {}),
  }
  const { code, output } = await capture(process.execPath, args, {
    cwd: root,
    env,
    limitMinutes: 60,
  })
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output }
  const outcome = ofPlaywright(JSON.parse(fs.readFileSync(file, 'utf8')), output)
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}
