import { createHash } from 'node:crypto'

/**
 * The id that a client gave to a call, so that a repeated one is recognised, with a fingerprint of
 * its arguments: with others it is another call. A plain id, as programs on this machine give, has
 * none.
 */
export type CallId = string | { readonly id: string; readonly fingerprint: string }

/**
 * Arguments that may be others when a call is sent again: the token of a form is renewed where it
 * has become too old, and the version is by then the one that the first call made.
 */
const RENEWED: ReadonlySet<string> = new Set(['guard', 'expectedVersion'])

/**
 * Takes the arguments as GraphQL has read them. Their order says nothing: a compiled operation
 * gives those that its document writes out first.
 */
export function callIdOf(
  id: string | null,
  args: Readonly<Record<string, unknown>>,
): CallId | null {
  if (id === null) return null
  const said = Object.entries(args)
    .filter(([name]) => !RENEWED.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
  return { id, fingerprint }
}
