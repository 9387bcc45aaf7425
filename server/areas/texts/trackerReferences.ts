import type { ReferenceResolver } from './markdownReferences.ts'

/** Numbers of the ideas that a source's issues became, by the key. */
export type KnownIdeas = ReadonlyMap<string, number>

/**
 * Gives the address that a reference in a text from `source` leads to: the idea which that issue
 * became, otherwise the issue itself at its source, where that has an address. An idea of ours that happens to have that number
 * is never meant.
 */
export function referenceHref(
  { source, tracker }: { source: string; tracker: string },
  known: KnownIdeas,
): ReferenceResolver {
  return (number, project = source) => {
    const idea =
      project.toLowerCase() === source.toLowerCase() ? known.get(String(number)) : undefined
    if (idea !== undefined) return `/ideas/${idea}`
    const isElsewhere = tracker !== 'GitHub' && project === source
    return isElsewhere || !project.includes('/')
      ? null
      : `https://github.com/${project}/issues/${number}`
  }
}

/** The numbers that may stand for ideas of the same source in a text, such as 12 for "#12" and for an address that ends with it. */
export function referencedNumbers(body: string): number[] {
  return [
    ...new Set(
      [...body.matchAll(/(?:#|\/(?:issues|pull|discussions)\/)(\d{1,7})/g)].map((match) =>
        Number(match[1]),
      ),
    ),
  ]
}
