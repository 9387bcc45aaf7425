import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The list is computed: a component that reads a fragment is drawn by a component test, on its own or within another, or it fails here.
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|src\/relay\/testing/.test(file))
const isTest = (file: string) => file.endsWith('.test.tsx')
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))

/** What a file imports, at once or when it is needed; not the pages, which draw everything. */
function importsOf(file: string): string[] {
  const names = [...(textOf.get(file) ?? '').matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)].map(
    (match) => match[1] ?? '',
  )
  return names
    .map((name) =>
      name.startsWith('#') ? `src/${name.slice(1)}` : path.join(path.dirname(file), name),
    )
    .filter((name) => textOf.has(name) && !/^src\/(?:app|routes)\//.test(name))
}

/** The operations that a component test lets the mock environment answer: its own, and those of what it draws. */
function operationsOf(test: string): string[] {
  const reached = new Set([test])
  for (const file of reached) for (const name of importsOf(file)) reached.add(name)
  return [...reached].flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/query (\w+Query)\b/g)].map((match) => match[1] ?? ''),
  )
}

test('every fragment of a component is drawn by a component test', () => {
  const tests = sources.filter(
    (file) => isTest(file) && /renderWithRelay[<(]/.test(textOf.get(file) ?? ''),
  )
  const artifacts = [...new Set(tests.flatMap(operationsOf))]
    .map((name) => `__generated__/${name}.graphql.ts`)
    .filter((file) => existsSync(file))
  const asked = artifacts.map((file) => readFileSync(file, 'utf8')).join('\n')
  const declared = sources
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...(textOf.get(file) ?? '').matchAll(/fragment (\w+) on \w+/g)].map((match) => ({
        file,
        fragment: match[1] ?? '',
      })),
    )
  expect(declared.length).toBeGreaterThan(60)
  // One with arguments is printed under a name of its own for each set of them.
  expect(
    declared.filter(
      ({ fragment }) => !new RegExp(`fragment ${fragment}(?:_\\w{4,8})? on `).test(asked),
    ),
  ).toEqual([])
})
