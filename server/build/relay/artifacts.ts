/** Text of files by name. */
export type Files = ReadonlyMap<string, string>

/**
 * Finishes what the compiler wrote: query text in the `$parameters`, a persisted file with exactly
 * the operations that there are, and what the store needs to know of the schema (`schemaFactsOf`).
 * The same input gives the same bytes.
 */
export function finishArtifacts(compiled: Files, schemaFacts: object): Files {
  const texts: Record<string, string> = JSON.parse(compiled.get('persisted.json') ?? '{}')
  const files = new Map(compiled)
  const used = new Set<string>()
  for (const [name, content] of compiled) {
    const id = /^\/\/ @relayRequestID (\w+)$/m.exec(content)?.[1]
    if (id) used.add(id)
    if (id && name.endsWith('$parameters.ts')) files.set(name, withText(name, content, texts[id]))
  }
  // The compiler only ever adds to the persisted file: superseded ids would stay for ever.
  const kept = Object.entries(texts)
    .filter(([id]) => used.has(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  files.set('persisted.json', json(Object.fromEntries(kept)))
  files.set('rootFields.json', json(schemaFacts))
  return files
}

/** Entrypoints send their query before its module is there: the text has to be in the small file as well (docs/RULES.md#calls). */
function withText(name: string, content: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`${name}: the persisted file does not hold its query.`)
  return content.replace('"text": null', () => `"text": ${JSON.stringify(text)}`)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
