import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../../e2e/harness/findBrowser.mjs'
import { report } from '../report.ts'
import { median } from '../statistics.ts'

/** The last major version for Node 20. It is fetched for this bench alone (ADR 068). */
const VERSION = '12.8.2'
/** Scores at least, of 100. */
const aims = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof aims
const categories = Object.keys(aims) as Category[]

interface Result {
  readonly categories: Record<Category, { readonly score: number | null }>
  readonly audits: Record<
    string,
    { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string }
  >
}

const root = path.resolve(import.meta.dirname, '../..')

/** Runs Lighthouse as a phone has it. */
async function run(url: string): Promise<Result> {
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: 1e8,
    env: { ...process.env, CHROME_PATH: findBrowser(root) ?? '' },
  })
  return JSON.parse(stdout) as Result
}

interface Measured {
  readonly name: string
  readonly runs: number
  /** Address of the same text and styles without code: what is possible on this machine. */
  readonly plain: string
}

/**
 * Reports the scores of a page, each the median of some runs, with what they lost points for and
 * those of its plain copy, measured in turn.
 */
export async function measureLighthouse(
  url: string,
  { name, runs, plain }: Measured,
): Promise<boolean> {
  const results: Result[] = []
  const copies: Result[] = []
  for (let turn = 0; turn < runs; turn += 1) {
    results.push(await run(url))
    copies.push(await run(plain))
  }
  const scoreOf = (of: readonly Result[], category: Category): number =>
    Math.round(median(of.map((it) => (it.categories[category].score ?? 0) * 100)))
  const scores = categories.map((category) => scoreOf(results, category))
  const holds = categories.every((category, index) => (scores[index] ?? 0) >= aims[category])
  const lost = Object.values(results[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  report({
    what: `Lighthouse ${VERSION}, phone, ${name}`,
    value: scores.join(' / '),
    how: `${categories.join(', ')}; medians of ${runs} runs. The static copy without code: performance ${scoreOf(copies, 'performance')}.${lost.length > 0 ? ` Failed: ${lost.map(({ title }) => title).join('; ')}.` : ''}`,
    aim: { text: `at least ${Object.values(aims).join(' / ')}`, holds },
  })
  return holds
}
