import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Every component that reads a fragment must be rendered by some component test, directly or within
// another component.
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|src\/relay\/testing/.test(file))
const isTest = (file: string) => file.endsWith('.test.tsx')
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))

/** Gives a file's static and lazy imports, except pages, which would reach every component. */
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

/**
 * Gives the operations that a component test's mock environment answers: its own and those of the
 * components it renders.
 */
function operationsOf(test: string): string[] {
  const reached = new Set([test])
  for (const file of reached) for (const name of importsOf(file)) reached.add(name)
  return [...reached].flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/(?:query|mutation) (\w+(?:Query|Mutation))\b/g)].map(
      (match) => match[1] ?? '',
    ),
  )
}

test('every fragment of a component is drawn by a component test', () => {
  const tests = sources.filter(
    (file) => isTest(file) && /render(?:WithRelay|Component)[<(]/.test(textOf.get(file) ?? ''),
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
  // A fragment with arguments is printed under a separate name for each set of arguments.
  expect(
    declared.filter(
      ({ fragment }) => !new RegExp(`fragment ${fragment}(?:_\\w{4,8})? on `).test(asked),
    ),
  ).toEqual([])
})

test('no act asks for the English sentence of a refusal without its reason', () => {
  const asking = sources.filter(
    (file) =>
      !/\.test\.|^src\/testing\//.test(file) &&
      /\berrors \{[^}]*\bmessage\b/.test(textOf.get(file) ?? ''),
  )
  expect(asking).toEqual([])
})
