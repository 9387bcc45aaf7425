/** The acts that are allowed on an idea or a comment, as the server says. */
export interface PostFacts {
  readonly id: string
  readonly kind: 'idea' | 'comment'
  readonly state: PostState
  readonly viewerCanDelete: boolean
  readonly viewerCanModerate: boolean
  readonly viewerCanReport: boolean
  readonly viewerHasReported: boolean
}

export type PostState = 'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'

/** Reads a post's state from the schema, whose enums may grow. */
export function stateOf(value: string): PostState {
  return value === 'PENDING' || value === 'SPAM' || value === 'DELETED' ? value : 'LIVE'
}

/** Whether there is anything to offer for a post. */
export function hasTools(facts: Omit<PostFacts, 'id' | 'kind'>): boolean {
  return facts.viewerCanDelete || facts.viewerCanModerate || facts.viewerCanReport
}
