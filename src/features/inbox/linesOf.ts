/** The facts of a notification by which it is put into lines. */
export interface LineFacts {
  readonly kind: string
  readonly actor: { readonly name: string } | null | undefined
}

/** One line of a group: a notification, and how many others say the same. */
export interface Line<One> {
  readonly first: One
  /** Other people who did the same. */
  readonly others: number
}

/** Acts of the team come before those of others. */
const ofTeam = new Set(['STATUS_CHANGED', 'OFFICIAL_ANSWER', 'MERGED', 'CHANGELOG'])

/**
 * The lines of a group: the team's first, then the newest; comments are one line. `notifications`
 * are the newest first.
 */
export function linesOf<One extends LineFacts>(notifications: readonly One[]): Line<One>[] {
  const comments = notifications.filter(({ kind }) => kind === 'COMMENT')
  const people = new Set(comments.map(({ actor }) => actor?.name ?? ''))
  const lines = notifications
    .filter((one) => one.kind !== 'COMMENT' || one === comments[0])
    .map((first) => ({ first, others: first.kind === 'COMMENT' ? people.size - 1 : 0 }))
  const isTeams = ({ first }: Line<One>): boolean => ofTeam.has(first.kind)
  return [...lines.filter(isTeams), ...lines.filter((line) => !isTeams(line))]
}
