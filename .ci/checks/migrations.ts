// The migrations say what the tables say: `node --import tsx .ci/checks/migrations.ts [root]`.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { generateDrizzleJson } from 'drizzle-kit/api'
import config from '../../drizzle.config.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[]
}

const root = path.resolve(process.argv[2] ?? '.')
const folder = path.join(root, 'server/db/migrations')
const read = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T

function differences(now: Snapshot, last: Snapshot): string[] {
  const kinds = ['tables', 'enums', 'schemas', 'sequences', 'roles', 'policies', 'views'] as const
  return kinds.flatMap((kind) => {
    const [a, b] = [now[kind] as Record<string, unknown>, last[kind] as Record<string, unknown>]
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...names]
      .filter((name) => !isDeepStrictEqual(plain(a[name]), plain(b[name])))
      .map((name) => `${kind}: ${name}`)
  })
}

/** Gives a value as it is after a trip through JSON: no undefined, no prototypes. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const journal = read<Journal>('meta/_journal.json')
const listed = journal.entries.map((it) => `${it.tag}.sql`).sort()
const present = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
const last = journal.entries.at(-1)
const sources = [config.schema ?? []].flat()
const modules = await Promise.all(
  sources.map(
    (file) => import(pathToFileURL(path.join(root, file)).href) as Promise<Record<string, unknown>>,
  ),
)
const tables: Record<string, unknown> = Object.assign({}, ...modules)
const found = [
  ...(isDeepStrictEqual(listed, present)
    ? []
    : [`the journal lists ${listed.join(', ')}; the folder holds ${present.join(', ')}`]),
  ...(last === undefined
    ? ['there is no migration']
    : differences(
        generateDrizzleJson(tables),
        read<Snapshot>(`meta/${String(last.idx).padStart(4, '0')}_snapshot.json`),
      )),
]

if (found.length > 0) {
  console.error(
    `The migrations differ from ${sources.join(' and ')}:\n${found.map((it) => `  ${it}`).join('\n')}\nWrite one with \`npx drizzle-kit generate\`.`,
  )
  process.exit(1)
}
