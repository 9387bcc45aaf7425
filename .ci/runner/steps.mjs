// The steps of `npm test`. Stages run one after the other; the lanes of a stage side by side, and the steps of a lane in order.
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '../bootstrap.mjs'
import { ensureBrowser, noBrowser } from '../browser.mjs'
import { capture, captureNode } from './capture.mjs'
import { runJest } from './jest.mjs'
import { filesEnding, runNodeTests } from './nodeTests.mjs'
import { ofCheck, ofMissing, withoutData } from './outcome.mjs'

/** @typedef {{ root: string, isCI: boolean, paths: string[], projects: string[], data: string }} Context */
/** @typedef {{ part: string, name: string, run: (context: Context) => Promise<import('./outcome.mjs').Outcome> }} Step */

const npmTool =
  (tool, ...args) =>
  async ({ root }) =>
    ofCheck(
      await capture(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
        cwd: root,
      }),
    )
const script =
  (file, ...args) =>
  async ({ root }) =>
    ofCheck(await captureNode([file, ...args], { cwd: root }))

const noData = ({ data }) => `no data in ${data} (set FEEDBACK_DATA to the folder)`
const dataAware = (outcome, context) =>
  fs.existsSync(context.data) ? outcome : withoutData(outcome, noData(context), context.isCI)

async function budget(context) {
  try {
    await ensureBuilt(context.root, () => {})
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

/** What a file's own text decides is kept from the last run; in CI all of it is looked at anew. */
async function lint(context) {
  const cache = context.isCI
    ? []
    : ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content']
  return npmTool('eslint/bin/eslint.js', '.', '--quiet', ...cache)(context)
}

async function jest(context) {
  const paths = context.paths.filter((it) => /\.test\.tsx?$/.test(it))
  return dataAware(await runJest({ ...context, paths }), context)
}

async function journeys(context) {
  const wanted = context.paths.filter((it) => it.endsWith('.e2e.ts'))
  const files = wanted.length > 0 ? wanted : filesEnding(context.root, 'e2e', /\.e2e\.ts$/)
  const browser = await ensureBrowser(context.root)
  if (browser === null) return ofMissing(noBrowser, context.isCI)
  await ensureBuilt(context.root, () => {})
  return dataAware(
    await runNodeTests({
      root: context.root,
      name: 'e2e',
      files,
      env: { CHROME_PATH: browser },
      atOnce: 2,
    }),
    context,
  )
}

async function tools({ root }) {
  return {
    ...(await runNodeTests({
      root,
      name: 'tools',
      files: filesEnding(root, '.ci', /\.test\.mjs$/),
    })),
    slowest: [],
  }
}

/** @type {Step[][][]} */
export const stages = [
  [
    // As long together as lint alone, which works on one thread.
    [
      {
        part: 'types',
        name: 'types',
        run: npmTool(
          'typescript/bin/tsc',
          '--noEmit',
          '--incremental',
          '--tsBuildInfoFile',
          '.cache/types.tsbuildinfo',
          '--pretty',
          String(Boolean(process.stdout.isTTY)),
        ),
      },
      { part: 'format', name: 'format', run: npmTool('oxfmt/bin/oxfmt', '--check') },
      {
        part: 'drift',
        name: 'drift: artifacts of the Relay compiler',
        run: script('.ci/relay/compile.ts', '--validate'),
      },
      {
        part: 'drift',
        name: 'drift: schema.graphql',
        run: script('server/graphql/print.ts', '--check'),
      },
      {
        part: 'drift',
        name: 'drift: docs/EVENTS.md',
        run: script('.ci/checks/events.ts', '--check'),
      },
      { part: 'drift', name: 'drift: migrations', run: script('.ci/checks/migrations.ts') },
      {
        part: 'drift',
        name: 'drift: breaking changes of the schema',
        run: script('.ci/checks/breaking.ts'),
      },
      { part: 'budget', name: 'size of the first screen', run: budget },
      { part: 'tools', name: 'tests of the checks', run: tools },
    ],
    [
      {
        part: 'lint',
        name: 'lint',
        run: lint,
      },
      { part: 'lint', name: 'circles of areas', run: script('.ci/checks/areas.mjs') },
    ],
  ],
  [[{ part: 'jest', name: 'Jest: unit, component and flow tests', run: jest }]],
  [[{ part: 'e2e', name: 'end-to-end journeys', run: journeys }]],
]

/** All of them, without their order in time. */
export const steps = stages.flat(2)

/** Jest's projects can be named like parts. */
export const jestProjects = ['unit', 'client', 'server']
