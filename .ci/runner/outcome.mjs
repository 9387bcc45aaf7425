// The outcome of a step: counts, and the output to show.

/** @typedef {{ passed: number, failed: number, skipped: number, output: string, note?: string }} Outcome */

/** The outcome of a check that is one thing: exit code 0 passed, 3 skipped with words, anything else failed. */
export function ofCheck({ code, output }) {
  if (code === 3)
    return { passed: 0, failed: 0, skipped: 1, output: '', note: output.trim().split('\n').at(-1) }
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    output: code === 0 ? '' : output,
  }
}

/** A check that could not run for want of something: skipped, and under CI failed. */
export function ofMissing(why, isCI) {
  return {
    passed: 0,
    failed: isCI ? 1 : 0,
    skipped: isCI ? 0 : 1,
    output: isCI ? why : '',
    note: why,
  }
}

/** Under CI, what was skipped for want of data counts as failed. */
export function withoutData(outcome, why, isCI) {
  if (outcome.skipped === 0) return outcome
  if (!isCI) return { ...outcome, note: why }
  return {
    ...outcome,
    skipped: 0,
    failed: outcome.failed + outcome.skipped,
    output: `${outcome.output}\n${outcome.skipped} tests were skipped: ${why}`,
  }
}

/** Sum of several outcomes. */
export function total(outcomes) {
  const sum = (key) => outcomes.reduce((all, it) => all + it[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line: `12 passed, 0 failed`, and what was skipped when something was. */
export function totalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
