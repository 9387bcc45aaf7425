import type { StatusCategory, VoteButton_idea$data } from '#generated/VoteButton_idea.graphql.ts'

/** The fields of a mock idea that a test can set. */
export interface MockIdea extends Omit<VoteButton_idea$data, ' $fragmentType' | 'status'> {
  readonly number: number
  readonly slug: string
  readonly viewerIsFollowing: boolean
  readonly viewerCanFollow: boolean
  readonly pinned: boolean
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly targetMonth: string | null
  readonly excerpt: string
  readonly createdAt: string
  readonly commentCount: number
  readonly recentVoteCount: number
  readonly importedVoteCount: number
  readonly importedVotes: readonly { readonly source: string; readonly count: number }[]
  readonly source: {
    readonly name: string
    readonly number: string
    readonly url: string | null
  } | null
  readonly bodyHtml: string
  readonly mergedInto: {
    readonly id: string
    readonly number: number
    readonly slug: string
  } | null
}

/** An open idea as a signed-in member sees it. */
export function anIdea(facts: Partial<MockIdea> = {}): MockIdea {
  const number = facts.number ?? 7
  return {
    id: `idea_${number}`,
    number,
    slug: 'keep-my-place',
    title: 'Keep my place',
    excerpt: 'Every time I have to find the paragraph again.',
    bodyHtml: '<p>Every time I have to find the paragraph again.</p>',
    voteCount: 41,
    votesAreHidden: false,
    pinned: false,
    assignee: null,
    targetMonth: null,
    viewerHasVoted: false,
    viewerIsFollowing: false,
    viewerCanFollow: true,
    viewerCanVote: true,
    board: { id: 'board_1', voting: 'EVERYONE' },
    createdAt: '2025-01-02T10:00:00.000Z',
    statusChangedAt: '2026-05-03T10:00:00.000Z',
    commentCount: 0,
    recentVoteCount: 0,
    importedVoteCount: 0,
    importedVotes: [],
    source: null,
    mergedInto: null,
    ...facts,
  }
}

/** A status of a category. */
export function aStatus(category: StatusCategory = 'OPEN', name = 'Open') {
  return {
    id: `status_${category}`,
    name,
    slug: category.toLowerCase(),
    category,
    color: null,
    ideaCount: 3,
  }
}

export function aUser(facts: { id?: string; name?: string; role?: string } = {}) {
  return { id: 'user_ana', name: 'Ana', avatar: null, role: 'MEMBER', ...facts }
}
