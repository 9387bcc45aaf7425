/**
 * A value that can identify an object: 0 and the empty string do, null and a missing field do not.
 */
export type Identity = string | number | bigint

/**
 * The key of a record in the store: its concrete type together with its id. The separator is not
 * Relay's `:`, since a type named `client` would then collide with its own keys.
 */
export function dataId(type: string, id: Identity): string {
  return `${type}#${id}`
}

/**
 * Relay's `getDataID`: `id`, failing that `_id`; undefined when the object has no identity and
 * stays under its parent.
 */
export function getDataID(
  object: Readonly<Record<string, unknown>>,
  type: string,
): string | undefined {
  const identity = [object['id'], object['_id']].find(isIdentity)
  return identity === undefined ? undefined : dataId(type, identity)
}

export function isIdentity(value: unknown): value is Identity {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
}
