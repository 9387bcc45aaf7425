/** A new `clientMutationId`. Not crypto.randomUUID: that is missing on plain http. */
export function newMutationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
