/** The queues of the team, in the order of the tabs. */
export const queues = ['PENDING', 'REPORTED', 'SPAM', 'DELETED'] as const
export type Queue = (typeof queues)[number]

/** The queue that the address of the screen names; what it does not understand is the first. */
export function readQueue(query: URLSearchParams): Queue {
  const show = query.get('show')?.toUpperCase()
  return queues.find((queue) => queue === show) ?? 'PENDING'
}

/** The query string of a queue's address, with its "?". */
export function queueQuery(queue: Queue): string {
  return queue === 'PENDING' ? '' : `?show=${queue.toLowerCase()}`
}
