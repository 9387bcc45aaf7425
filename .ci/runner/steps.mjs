// The steps of `npm test`: its stages run one after the other, the lanes of a stage side by side, the steps of a lane in order.
import fs from 'node:fs'
import path from 'node:path'
import { ensureBrowser, noBrowser } from '../../e2e/harness/findBrowser.mjs'
import { ensureBuilt } from '../../server/build/bootstrap.mjs'
import { whyNot } from '../container/follow.mjs'
import { capture, captureNode } from './capture.mjs'
import { nearest, relatedTests } from './changes.mjs'
import { runJest } from './jest.mjs'
import { runJourneys, runJourneysInContainer } from './journeys.mjs'
import { ofCheck, ofMissing, withoutData } from './outcome.mjs'
import { runToolTests } from './toolTests.mjs'

/** @typedef {{ root: string, isCI: boolean, isAll: boolean, isLastFailed: boolean, under: string | null, isContainer: boolean, paths: string[], projects: string[], data: string, changed: string[] | null }} Context changed: the files to look at, null for all */
/**
 * @typedef {{ part: string, name: string, run: (context: Context) => Promise<import('./outcome.mjs').Outcome>, when?: RegExp }} Step
 *   when: changed files that make it worth running under --changed; without, it never runs there
 */

const npmTool =
  (tool, args = [], env = {}) =>
  async ({ root }) =>
    ofCheck(
      await capture(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
        cwd: root,
        env,
      }),
    )
const script =
  (file, ...args) =>
  async ({ root }) =>
    ofCheck(await captureNode([file, ...args], { cwd: root }))

const noData = ({ data }) => `no data in ${data} (set FEEDBACK_DATA to the folder)`
const dataAware = (outcome, context) =>
  fs.existsSync(context.data) ? outcome : withoutData(outcome, noData(context), context.isCI)

let building

/** Builds what is stale, once for all steps: two that run side by side would write the same files. */
const built = (root) => (building ??= ensureBuilt(root, () => {}))

async function budget(context) {
  try {
    await built(context.root)
  } catch (error) {
    return ofCheck({ code: 1, output: error.message })
  }
  const { code, output } = await capture(process.execPath, ['.ci/checks/budget.mjs'], {
    cwd: context.root,
  })
  return {
    ...ofCheck({ code, output }),
    note: output.trim().split('\n').at(-1)?.trim().replace(/ +/g, ' '),
  }
}

const code = /\.(ts|tsx|mjs|cjs)$/

/**
 * Runs the linter. Results that depend on a file alone are kept from the last run; in CI all files
 * are looked at anew. The rules that analyse whole components take a third of its time: of all files
 * they are for `all`.
 */
async function lint(context) {
  const scope = context.isAll || context.changed !== null ? 'whole' : 'quick'
  const cache = context.isCI
    ? []
    : ['--cache', '--cache-location', `.cache/eslint/${scope}/`, '--cache-strategy', 'content']
  const files = context.changed?.filter((file) => code.test(file)) ?? ['.']
  const args = [...files, '--quiet', '--no-warn-ignored', ...cache]
  return npmTool('eslint/bin/eslint.js', args, { LINT_SCOPE: scope })(context)
}

async function promises(context) {
  const files = context.changed?.filter((file) => code.test(file)) ?? []
  return npmTool('oxlint/bin/oxlint', ['--ignore-pattern', '.ci/fixtures', ...files])(context)
}

async function format(context) {
  const files = context.changed?.filter((file) => code.test(file)) ?? []
  return npmTool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files])(
    context,
  )
}

/**
 * Runs the tests nearest to the changed files; all that depend on them would take as long as the
 * whole.
 */
async function jestOfChanges(context) {
  const changed = context.changed.filter((file) => jestFiles.test(file))
  const { tests, more } = nearest(await relatedTests(context.root, changed), changed)
  if (tests.length === 0) return { passed: 0, failed: 0, skipped: 0, output: '' }
  const note =
    more === 0 ? undefined : `the nearest ${tests.length} files; ${more} more depend on it`
  return { ...(await runJest({ ...context, paths: tests })), note }
}

async function jest(context) {
  if (context.changed !== null) return jestOfChanges(context)
  const paths = context.paths.filter((it) => /\.test\.tsx?$/.test(it))
  // The tests that start a server would otherwise build it within their own time.
  if (paths.length === 0) await built(context.root)
  return dataAware(await runJest({ ...context, paths }), context)
}

async function journeys(context) {
  const journeyFiles = (context.changed ?? context.paths).filter((it) => it.endsWith('.e2e.ts'))
  const browser = await ensureBrowser(context.root)
  if (browser === null) return ofMissing(noBrowser, context.isCI)
  const reason = context.isContainer ? whyNot() : null
  if (reason !== null) return ofMissing(reason, context.isCI)
  // Journeys that start other programs than the server start those of this folder.
  await built(context.root)
  const run = context.isContainer ? runJourneysInContainer : runJourneys
  return dataAware(await run({ ...context, browser, paths: journeyFiles }), context)
}

const jestFiles = /^(src|server|rules)\/.*\.tsx?$/

/**
 * Two lanes for two cores.
 * @type {Step[][]}
 */
const lanes = [
  [
    {
      part: 'types',
      name: 'types',
      when: code,
      run: npmTool('typescript-native/bin/tsc', [
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/types.tsbuildinfo',
      ]),
    },
    { part: 'format', name: 'format', when: code, run: format },
    { part: 'lint', name: 'lint', when: code, run: lint },
    { part: 'lint', name: 'lint: promises, cases and circles', when: code, run: promises },
    {
      part: 'drift',
      name: 'drift: artifacts of the Relay compiler',
      when: /^(src|__generated__)\/|^schema\.graphql$|^relay\.config/,
      run: script('server/build/relay/compile.ts', '--validate'),
    },
    {
      part: 'drift',
      name: 'drift: schema.graphql',
      when: /^(server|rules)\/|^schema\.graphql$/,
      run: script('server/graphql/print.ts', '--check'),
    },
    {
      part: 'drift',
      name: 'drift: docs/EVENTS.md',
      when: /^rules\/usageEvents|^docs\/EVENTS/,
      run: script('.ci/checks/events.ts', '--check'),
    },
    {
      part: 'drift',
      name: 'drift: migrations',
      when: /^server\/db\//,
      run: script('.ci/checks/migrations.ts'),
    },
    {
      part: 'drift',
      name: 'drift: breaking changes of the schema',
      when: /^schema\.graphql$/,
      run: script('.ci/checks/breaking.ts'),
    },
    { part: 'budget', name: 'size of the first screen', run: budget },
    {
      part: 'tools',
      name: 'tests of the checks',
      when: /^\.ci\/|^server\/build\/|^e2e\/harness\/.*\.mjs$/,
      run: runToolTests,
    },
  ],
  [
    { part: 'lint', name: 'circles of areas', run: script('.ci/checks/areas.mjs') },
    {
      part: 'lint',
      name: 'licences of what is shipped',
      when: /^package-lock\.json$/,
      run: script('.ci/checks/licences.mjs'),
    },
    {
      part: 'lint',
      name: 'rules of schema.graphql',
      when: /^schema\.graphql$/,
      run: script('.ci/checks/contract.ts'),
    },
    {
      part: 'jest',
      name: 'Jest: unit, component and flow tests',
      when: jestFiles,
      run: jest,
    },
  ],
]

/**
 * What runs side by side, and then what runs alone: journeys and Jest have two servers, browsers or
 * workers each, and beside each other take longer than in turn.
 * @type {Step[][][]}
 */
export const stages = [
  lanes,
  [[{ part: 'e2e', name: 'end-to-end journeys', when: /\.e2e\.ts$/, run: journeys }]],
]

/** All of them, without their order in time. */
export const steps = stages.flat(2)

/** Jest's projects can be named like parts. */
export const jestProjects = ['unit', 'client', 'server']
