import type { GraphQLSchema } from 'graphql'
import { createCheck } from '#server/graphql/execution/checkDocument.ts'

/** A document that is large in its shape: reading, checking and compiling it is the attack. */
export interface Shape {
  readonly name: string
  readonly document: string
}

const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ')

/** Kinds of documents that grow with a number: repeated, nested in fragments, spread out. */
const kinds: Readonly<Record<string, (count: number) => string>> = {
  'one field again and again': (count) => `{ ${many(count, () => '__typename')} }`,
  'one object again and again': (count) => `{ ${many(count, () => 'viewer { canVote id }')} }`,
  'one list again and again': (count) =>
    `{ ${many(count, () => 'ideas(first: 1) { edges { node { id title } } }')} }`,
  'a fragment for each object': (count) =>
    `{ ${many(count, (at) => `...F${at}`)} } ${many(count, (at) => `fragment F${at} on Query { viewer { canVote id } }`)}`,
  'fragments that spread the next two': (count) =>
    `{ ...F0 } ${many(count, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 2} viewer { id canVote } }`)} fragment F${count} on Query { __typename } fragment F${count + 1} on Query { __typename }`,
  'fragments that double at each level': (count) =>
    `{ idea(id: "idea_1") { ...F0 } } ${many(count, (at) => `fragment F${at} on Idea { mergedInto { ...F${at + 1} } officialAnswer { idea { ...F${at + 1} } } }`)} fragment F${count} on Idea { id title slug }`,
  'names as long as a document': (count) => `{ ${'x'.repeat(count * 16)}: __typename }`,
}

/** Gives of each kind the largest document that is accepted. */
export function shapesFor(schema: GraphQLSchema): Shape[] {
  const check = createCheck(schema, false)
  return Object.entries(kinds).map(([name, make]) => {
    let [low, high] = [1, 4_096]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ('errors' in check(make(middle))) high = middle - 1
      else low = middle
    }
    return { name: `${name} (${low})`, document: make(low) }
  })
}
