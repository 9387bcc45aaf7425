// docs/EVENTS.md, printed from rules/usageEvents.ts; with --check it only says whether that is up to date.
import { readFile, writeFile } from 'node:fs/promises'
import { usageEvents, type UsageEvent, type UsageProperty } from '../../rules/usageEvents.ts'

const file = new URL('../../docs/EVENTS.md', import.meta.url)

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

const printed = `${[head, ...Object.entries(usageEvents).map(printEvent)].join('\n\n')}\n`
if (!process.argv.includes('--check')) {
  await writeFile(file, printed)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
  process.stderr.write(
    'docs/EVENTS.md is not what rules/usageEvents.ts says. Run: npm run events:print\n',
  )
  process.exitCode = 1
}
