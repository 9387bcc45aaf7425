// rules/screens.ts, printed from the pages' descriptors, and docs/EVENTS.md, printed from rules/usageEvents.ts; with
// --check it only says whether both are up to date.
import { readFile, writeFile } from 'node:fs/promises'
import type { UsageEvent, UsageProperty } from '../../rules/usageEvents.ts'
import { screenNames } from '../../server/build/pages/describedPages.ts'

const root = new URL('../../', import.meta.url)

const kinds: Record<Exclude<UsageProperty['kind'], 'one'>, string> = {
  idea: 'an idea’s id: `idea_` and its number',
  flag: 'true or false',
  count: 'a whole number from 0',
  measure: 'a measured number from 0',
}

function describe(property: UsageProperty): string {
  return property.kind === 'one'
    ? `one of ${property.of.map((value) => `\`${value}\``).join(', ')}`
    : kinds[property.kind]
}

function printEvent([name, { when, properties }]: [string, UsageEvent]): string {
  const rows = Object.entries(properties).map(
    ([key, property]) => `| \`${key}\` | ${describe(property)} |`,
  )
  return [
    `## ${name}`,
    '',
    when,
    ...(rows.length > 0
      ? ['', '| property | what it can be |', '|---|---|', ...rows]
      : ['', 'It has no properties.']),
  ].join('\n')
}

const head = `# Events of usage analytics

Printed from \`rules/usageEvents.ts\` by \`npm run events:print\`; do not edit. Sent only after a person has agreed, by \`src/services/analytics\`; \`POST /ingest\` lets nothing else pass.
No property can hold text that a person typed: there is no kind for text. With each event go a random number of the browser (\`device_id\`), when its visit began (\`session_id\`), the time, and a number by which the event is counted once (\`insert_id\`).`

const screens = `// Printed from the descriptors of the pages (src/routes) by \`npm run events:print\`; do not edit.

/** Names of the screens in usage analytics. */
export const screens = [
${screenNames()
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const

/** The name of one screen. */
export type Screen = (typeof screens)[number]
`

/** Writes a file, or says that it is not what it should be. */
async function print(path: string, content: string): Promise<void> {
  const file = new URL(path, root)
  if (!process.argv.includes('--check')) return writeFile(file, content)
  if ((await readFile(file, 'utf8').catch(() => '')) === content) return
  process.stderr.write(`${path} is not what it is printed from. Run: npm run events:print\n`)
  process.exitCode = 1
}

await print('rules/screens.ts', screens)
// Only now: the catalogue imports the names.
const { usageEvents } = await import('../../rules/usageEvents.ts')
await print(
  'docs/EVENTS.md',
  `${[head, ...Object.entries(usageEvents).map(printEvent)].join('\n\n')}\n`,
)
