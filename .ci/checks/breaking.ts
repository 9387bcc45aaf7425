// No breaking change of the schema goes unrecorded: `node --import tsx .ci/checks/breaking.ts
// [root]`. Exits 3 when there is nothing to compare with.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { buildSchema, findBreakingChanges, type BreakingChange } from 'graphql'

const root = path.resolve(process.argv[2] ?? '.')
const record = 'docs/schema-changes.md'

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 << 20,
    })
  } catch {
    return null
  }
}

/** Earlier texts worth comparing with: where this branch left main, and the last committed text that differs. */
function earlier(now: string): Map<string, string> {
  const fork = ['origin/main', 'main']
    .map((it) => git('merge-base', 'HEAD', it))
    .find((it) => it !== null)
  const commits = [
    fork,
    ...(git('log', '-20', '--format=%H', '--', 'schema.graphql') ?? '').split('\n'),
  ]
  const texts = commits
    .map((it) => it?.trim() ?? '')
    .filter((it) => it !== '')
    .flatMap((commit) => {
      const text = git('show', `${commit}:./schema.graphql`)
      return text === null || text === now ? [] : [[commit.slice(0, 10), text] as const]
    })
  return new Map(texts.slice(0, 2))
}

const now = fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8')
const recorded = fs.existsSync(path.join(root, record))
  ? fs.readFileSync(path.join(root, record), 'utf8')
  : ''
if (git('rev-parse', '--verify', 'HEAD') === null) {
  console.log('there is no history to compare schema.graphql with')
  process.exit(3)
}

const schema = buildSchema(now)
const unrecorded = new Map<string, BreakingChange & { since: string }>()
for (const [since, text] of earlier(now)) {
  for (const change of findBreakingChanges(buildSchema(text), schema)) {
    // A built-in scalar that is no longer used breaks nobody by itself.
    const isHarmless = change.description.startsWith('Standard scalar')
    if (!isHarmless && !recorded.includes(change.description))
      unrecorded.set(change.description, { ...change, since })
  }
}

if (unrecorded.size > 0) {
  const lines = [...unrecorded.values()].map((it) => `  ${it.description} (since ${it.since})`)
  console.error(
    `schema.graphql breaks clients that were built against it:\n${lines.join('\n')}\nKeep what was there (deprecate it), or copy the sentence into ${record} with what clients do instead.`,
  )
  process.exit(1)
}
