interface Said {
  readonly id: string
  readonly createdAt: string
  readonly replyTo: { readonly id: string } | null | undefined
}

/** A comment and the replies to it, oldest first. */
export interface Thread<Node extends Said> {
  readonly root: Node
  readonly replies: readonly Node[]
}

/** Puts replies under what they answer. One whose comment is not here, or not for this reader, stands by itself. */
export function threadsOf<Node extends Said>(comments: readonly Node[]): Thread<Node>[] {
  const sorted = [...comments].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  const roots = new Map(sorted.map((comment) => [comment.id, comment.replyTo?.id]))
  const isRoot = ({ replyTo }: Node): boolean => replyTo == null || !roots.has(replyTo.id)
  return sorted.filter(isRoot).map((root) => ({ root, replies: sorted.filter((reply) => !isRoot(reply) && reply.replyTo?.id === root.id) }))
}
