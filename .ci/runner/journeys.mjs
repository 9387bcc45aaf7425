import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { followDockerfile, inContainer } from '../container/follow.mjs'
import { capture } from './capture.mjs'
import { inMemory } from './memoryFolder.mjs'

/** The journeys of a suite and of those within it, each with its place. */
const journeysOf = (suite) => [
  ...(suite.specs ?? []).map((it) => ({ ...it, at: `${it.file}:${it.line}` })),
  ...(suite.suites ?? []).flatMap(journeysOf),
]

const messages = (errors) =>
  errors.map((it) => stripVTControlCharacters(it.message ?? '')).join('\n')

/** What the first try of a journey was ended by: the second often fails for what the first has left. */
const firstTrouble = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.slice(0, 1).map(({ errors }) => messages(errors)))
    .join('\n')

/**
 * Reads Playwright's JSON. Errors outside of journeys, of a file that cannot be read for instance,
 * count as a failure each; journeys that passed at the second try are named.
 */
export function ofPlaywright({ stats, errors, suites }) {
  const of = (status) =>
    suites.flatMap(journeysOf).filter(({ tests }) => tests.some((it) => it.status === status))
  const name = ({ at, title }) => `${at} › ${title}`
  const failed = of('unexpected').map((it) => `✗ ${name(it)}\n${firstTrouble(it)}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    output: [...failed, ...(errors.length > 0 ? [messages(errors)] : [])].join('\n\n'),
    ...(stats.flaky > 0 && {
      note: `passed at the second try: ${of('flaky').map(name).join(', ')}`,
    }),
  }
}

/**
 * The settings with which journeys are started.
 * @param {{ browser: string, isAll: boolean, under: string | null, program: readonly string[] }} what program: what starts the server instead of Node, of none where it is empty
 */
export function journeySettings({ browser, isAll, under, program }) {
  return {
    CHROME_PATH: browser,
    ...(isAll ? { TEST_SCOPE: 'all' } : {}),
    ...(under === null ? {} : { E2E_BASE_PATH: under }),
    ...(program.length === 0 ? {} : { E2E_PROGRAM: program.join(' ') }),
  }
}

/**
 * Runs journeys.
 * @param {{ root: string, browser: string, isAll: boolean, paths: string[], isLastFailed: boolean, under: string | null, program?: readonly string[] }} what no paths means all of them
 */
export async function runJourneys({ root, paths, isLastFailed, program = [], ...asked }) {
  const file = path.join(root, '.cache/e2e-report.json')
  fs.rmSync(file, { force: true })
  const args = [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...(isLastFailed ? ['--last-failed', '--pass-with-no-tests'] : []),
    ...paths,
  ]
  const settings = { ...journeySettings({ ...asked, program }), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code, output } = await inMemory(asked.isAll, (env) =>
    capture(process.execPath, args, {
      cwd: root,
      env: { ...env, ...settings },
      limitMinutes: 60,
      isLive: asked.isAll,
    }),
  )
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output }
  const outcome = ofPlaywright(JSON.parse(fs.readFileSync(file, 'utf8')))
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1, output } : outcome
}

/** Runs journeys on what the steps of the container make, in a folder that is there meanwhile. */
export async function runJourneysInContainer(what) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-image-'))
  fs.chmodSync(folder, 0o755)
  try {
    const image = followDockerfile(folder)
    return await runJourneys({ ...what, program: inContainer(image, image.cmd) })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
