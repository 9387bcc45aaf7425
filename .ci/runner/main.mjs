import path from 'node:path'
import { total, totalsLine } from './outcome.mjs'
import { jestProjects, stages, steps } from './steps.mjs'

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Reads `types lint`, `unit`, `e2e/first.e2e.ts` …
 * @returns parts to run, Jest's projects among them, and files to narrow them to; throws a sentence on anything else
 */
export function readArguments(args) {
  const known = [...new Set(steps.map((it) => it.part))]
  const paths = args.filter((it) => /[/.]/.test(it))
  const names = args.filter((it) => !paths.includes(it))
  const unknown = names.find((it) => !known.includes(it) && !jestProjects.includes(it))
  if (unknown !== undefined)
    throw new Error(
      `There is no part ${unknown}. The parts are ${[...known, ...jestProjects].join(', ')}.`,
    )
  const projects = names.filter((it) => jestProjects.includes(it))
  const byPath = paths.map((it) => (it.endsWith('.e2e.ts') ? 'e2e' : 'jest'))
  const parts = new Set([
    ...names.filter((it) => known.includes(it)),
    ...(projects.length > 0 ? ['jest'] : []),
    ...byPath,
  ])
  return { parts: parts.size > 0 ? parts : new Set(known), projects, paths }
}

async function runStep(step, context, say) {
  const from = performance.now()
  const outcome = await step
    .run(context)
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error?.stack ?? error) }))
  const sign = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
  const note = outcome.note === undefined ? '' : `: ${outcome.note}`
  say(`${sign} ${step.name}: ${totalsLine(outcome)} (${seconds(from)})${note}`)
  if (outcome.slowest?.length > 0)
    say(`    the slowest:\n${outcome.slowest.map((line) => `    ${line}`).join('\n')}`)
  if (outcome.failed > 0) say(`${outcome.output.trim().replace(/^/gm, '    ')}\n`)
  return outcome
}

async function runLane(lane, context, say) {
  const outcomes = []
  for (const step of lane) outcomes.push(await runStep(step, context, say))
  return outcomes
}

/** Runs the steps asked for, says each one's outcome, and ends with the totals as the last line. Resolves with the exit code. */
export async function main(root, args, say = console.log) {
  const { parts, projects, paths } = readArguments(args)
  const isCI = /^(1|true)$/.test(process.env.CI ?? '')
  const data = path.resolve(root, process.env.FEEDBACK_DATA ?? '../shared/data')
  const outcomes = []
  for (const stage of stages) {
    const lanes = stage.map((lane) => lane.filter((it) => parts.has(it.part)))
    outcomes.push(
      ...(
        await Promise.all(
          lanes.map((lane) => runLane(lane, { root, isCI, paths, projects, data }, say)),
        )
      ).flat(),
    )
  }
  const totals = total(outcomes)
  const isNothing = totals.passed + totals.failed + totals.skipped === 0
  say(`\n${totalsLine(totals)}`)
  return totals.failed > 0 || isNothing ? 1 : 0
}
