import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { changedFiles } from './changes.mjs'
import { total, totalsLine } from './outcome.mjs'
import { stages } from './steps.mjs'

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** As much of what a failed step said as is read at the end. */
const brief = ({ output }) => output.trim().slice(0, 4000)

async function runStep(step, context, say) {
  const from = performance.now()
  const outcome = await step
    .run(context)
    .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error?.stack ?? error) }))
  const sign = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
  const note = outcome.note === undefined ? '' : `: ${outcome.note}`
  say(`${sign} ${step.name}: ${totalsLine(outcome)} (${seconds(from)})${note}`)
  if (outcome.failed > 0) say(`${outcome.output.trim().replace(/^/gm, '    ')}\n`)
  return { ...outcome, name: step.name }
}

async function runLane(lane, context, say) {
  const outcomes = []
  for (const step of lane) outcomes.push(await runStep(step, context, say))
  return outcomes
}

/** Runs the steps asked for, says each one's outcome, and ends with the totals as the last line. Resolves with the exit code. */
export async function main(root, args, say = console.log) {
  if (args.includes('--help')) {
    say(help)
    return 0
  }
  const { parts, since, ...narrowed } = readArguments(args)
  const changed = since === null ? null : changedFiles(root, since)
  const context = {
    root,
    ...narrowed,
    changed,
    isCI: /^(1|true)$/.test(process.env.CI ?? ''),
    data: path.resolve(root, process.env.FEEDBACK_DATA ?? '../shared/data'),
  }
  const isWanted = ({ part, when }) =>
    parts.has(part) && (changed === null || changed.some((file) => when?.test(file)))
  const outcomes = []
  for (const stage of stages) {
    const wanted = stage.map((lane) => runLane(lane.filter(isWanted), context, say))
    outcomes.push(...(await Promise.all(wanted)).flat())
  }
  // Whoever keeps the end alone of what took an hour finds there what failed.
  if (context.isAll)
    for (const it of outcomes) if (it.failed > 0) say(`\n✗ ${it.name}\n${brief(it)}`)
  const totals = total(outcomes)
  const isNothing = totals.passed + totals.failed + totals.skipped === 0
  say(`\n${totalsLine(totals)}`)
  return totals.failed > 0 || (isNothing && changed === null) ? 1 : 0
}
