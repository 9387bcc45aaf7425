import { href } from '#services/navigation/href.ts'
import { newsKinds, type NewsKind } from '#ui/NewsLabel.tsx'

/** No cursor is longer. */
const LONGEST_CURSOR = 500

/** Reads the kind of news that the address of the changelog names; null for all. */
export function readLabel(query: URLSearchParams): NewsKind | null {
  const label = query.get('label')?.toUpperCase()
  return newsKinds.find((kind) => kind === label) ?? null
}

/** The address of the changelog with one kind of news, or all of them. */
export function labelHref(label: NewsKind | null): string {
  return `${href('/changelog')}${label === null ? '' : `?label=${label.toLowerCase()}`}`
}

/** Reads behind which entry the list begins out of its address; null for its beginning. */
export function readEntriesAfter(query: URLSearchParams): string | null {
  return (query.get('after') ?? '').slice(0, LONGEST_CURSOR) || null
}

/** The address of the list from behind an entry on, by the entry's cursor. */
export function entriesAfterHref(label: NewsKind | null, after: string): string {
  const first = labelHref(label)
  return `${first}${first.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
}
