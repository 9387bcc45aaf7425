/**
 * Gives a new `clientMutationId`. crypto.randomUUID is not used because it is missing on plain
 * http.
 */
export function newMutationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
