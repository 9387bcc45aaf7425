import { use, useState } from 'react'
import { graphql } from 'react-relay'
import type { useVoteForIdeaMutation } from '#generated/useVoteForIdeaMutation.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { dataId } from '#relay/store/dataId.ts'
import { useServices } from '#services/Services.tsx'
import { withVote } from './withVote.ts'

const voteForIdea: Act<useVoteForIdeaMutation> = {
  document: graphql`
    mutation useVoteForIdeaMutation(
      $ideaId: ID!
      $voted: Boolean!
      $guestKey: String
      $clientMutationId: String
    ) {
      setVote(
        ideaId: $ideaId
        voted: $voted
        guestKey: $guestKey
        clientMutationId: $clientMutationId
      ) {
        errors {
          code
          message
        }
        idea {
          id
          voteCount
          viewerHasVoted
          viewerIsFollowing
          ...VoteButton_idea
        }
      }
    }
  `,
  payload: 'setVote',
  // Whether a vote follows, only the server knows.
  optimisticUpdater(store, { ideaId, voted }) {
    const idea = store.get(dataId('Idea', ideaId))
    const after = withVote(
      {
        viewerHasVoted: idea?.getValue('viewerHasVoted') === true,
        voteCount: Number(idea?.getValue('voteCount') ?? 0),
      },
      voted,
    )
    idea?.setValue(after.viewerHasVoted, 'viewerHasVoted').setValue(after.voteCount, 'voteCount')
  },
  track: (track, payload, { ideaId: idea, voted }) =>
    payload.idea && track('idea_voted', { idea, voted }),
  serial: ({ ideaId }) => ideaId,
  isSettledBy: ({ idea }, { voted }) => idea?.viewerHasVoted === voted,
}

/** The act of a vote control. */
export interface VoteForIdea {
  /** Sets (never toggles) the viewer's vote. */
  vote(voted: boolean): Promise<void>
  /** Why the last vote was not taken, or null. */
  reason: string | null
  dismissReason(): void
}

/**
 * Votes for an idea: at once on the screen, and in the end what the server counted. `isSimilar`: it
 * is offered to the author of a new idea.
 */
export function useVoteForIdea(ideaId: string, isSimilar = false): VoteForIdea {
  const t = useMessages(commonMessages)
  const language = useLanguage()
  const { signInPrompt, usage, guestKey } = useServices()
  const [reason, setReason] = useState<string | null>(null)
  const refreshPage = use(PageRefreshContext)
  const run = useRun(voteForIdea)
  const vote = async (voted: boolean): Promise<void> => {
    setReason(null)
    const outcome = await run({ ideaId, voted, guestKey: guestKey.current() })
    if (outcome.kind === 'superseded') return
    setReason(problemOf(outcome, language, (what) => t('vote.failed', { what })))
    if (outcome.kind === 'failed') return
    if (outcome.kind === 'done' && isSimilar && voted)
      usage.track('similar_voted', { idea: ideaId })
    if (outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN')
      signInPrompt.ask('vote', { kind: 'vote', ideaId })
    const landedOn = outcome.data.idea?.id ?? ideaId
    // The idea was merged meanwhile, and the vote stands on its target: the page leads there, a
    // list leaves the row out.
    if (landedOn !== ideaId) refreshPage().catch(() => undefined)
  }
  return { vote, reason, dismissReason: () => setReason(null) }
}
