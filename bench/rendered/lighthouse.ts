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

/** Reports the scores of a page, each the median of some runs, with what they lost points for. */
export async function measureLighthouse(
  url: string,
  { name, runs }: { name: string; runs: number },
): Promise<boolean> {
  const results: Result[] = []
  for (let turn = 0; turn < runs; turn += 1) results.push(await run(url))
  const scores = categories.map((category) =>
    Math.round(median(results.map((it) => (it.categories[category].score ?? 0) * 100))),
  )
  const holds = categories.every((category, index) => (scores[index] ?? 0) >= aims[category])
  const lost = Object.values(results[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  report({
    what: `Lighthouse ${VERSION}, phone, ${name}`,
    value: scores.join(' / '),
    how: `${categories.join(', ')}; medians of ${runs} runs.${lost.length > 0 ? ` Failed: ${lost.map(({ title }) => title).join('; ')}.` : ''}`,
    aim: { text: `at least ${Object.values(aims).join(' / ')}`, holds },
  })
  return holds
}
