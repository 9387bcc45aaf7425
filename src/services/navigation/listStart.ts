/** The part of an address that says behind which row its list begins. */
const AFTER = 'after'

/**
 * Gives the address of the beginning of a list: the same, without the place where it was to go on.
 * Null where the address names none. Takes and gives a path with its search.
 */
export function listStart(address: string): string | null {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  if (!query.has(AFTER)) return null
  query.delete(AFTER)
  return query.size === 0 ? path : `${path}?${query}`
}
