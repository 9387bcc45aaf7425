import type { ReferenceResolver } from '#server/areas/texts/markdownReferences.ts'

/** Numbers of the ideas that a source's issues became, by the number. */
export type KnownIdeas = ReadonlyMap<number, number>

/**
 * Gives the address that a reference in a text from `source` leads to: the idea which that issue
 * became, otherwise the issue itself at its source. An idea of ours that happens to have that number
 * is never meant.
 */
export function referenceHref(source: string, known: KnownIdeas): ReferenceResolver {
  return (number, project = source) => {
    const idea = project.toLowerCase() === source.toLowerCase() ? known.get(number) : undefined
    return idea === undefined ? `https://github.com/${project}/issues/${number}` : `/ideas/${idea}`
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
