const SENDING = 'comment_sending'

/** The id of a comment until the server has it. */
export function sendingId(clientMutationId: string): string {
  return `${SENDING}_${clientMutationId}`
}

/** Whether a comment of the list is on its way. */
export function isOnItsWay(id: string): boolean {
  return id.startsWith(SENDING)
}
