/** The outcome for one issue, with what it added. */
export interface Written {
  outcome: 'added' | 'extended' | 'present'
  comments: number
  events: number
  votes: number
}

/** Nothing of an issue is new. */
export const unchanged: Written = { outcome: 'present', comments: 0, events: 0, votes: 0 }
