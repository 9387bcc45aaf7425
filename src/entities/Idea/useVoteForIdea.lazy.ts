import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { useVoteForIdeaMutation } from '#generated/useVoteForIdeaMutation.graphql.ts'
import { problemOf, type Say } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { performAct } from '#relay/acts/performAct.ts'
import { describeError } from '#relay/errors/describeError.ts'
import { dataId } from '#relay/store/dataId.ts'
import { newMutationId } from '#services/newMutationId.ts'
import type { Services } from '#services/Services.tsx'
import { withVote } from './withVote.ts'

const act: Act<useVoteForIdeaMutation> = {
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

interface VoteToCast {
  readonly services: Services
  readonly environment: Environment
  readonly ideaId: string
  readonly voted: boolean
  readonly isSimilar: boolean
  readonly refreshPage: () => Promise<void>
  /** Makes a sentence of why the vote was not taken. */
  readonly say: Say
}

/** Sets the viewer's vote on an idea, and does what follows. Gives why it was not taken, or null; never rejects. */
export async function castVote(wanted: VoteToCast): Promise<string | null> {
  const { services, environment, ideaId, voted, isSimilar, refreshPage, say } = wanted
  const { signInPrompt, usage, laterServices, guestKey, now, language } = services
  const parts = { environment, laterServices, track: usage.track, now }
  const outcome = await performAct(parts, act, {
    ideaId,
    voted,
    guestKey: guestKey.current(),
    clientMutationId: newMutationId(),
  })
  if (outcome.kind === 'superseded') return null
  const problem = problemOf(outcome, language, say)
  const isSignInWanted =
    outcome.kind === 'failed'
      ? describeError(outcome.error).kind === 'signIn'
      : outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN'
  if (isSignInWanted) signInPrompt.ask('vote', { kind: 'vote', ideaId })
  if (outcome.kind === 'failed') return problem
  if (outcome.kind === 'done' && isSimilar && voted) usage.track('similar_voted', { idea: ideaId })
  const landedOn = outcome.data.idea?.id ?? ideaId
  // The idea was merged meanwhile, and the vote stands on its target: the page leads there, a
  // list leaves the row out.
  if (landedOn !== ideaId) refreshPage().catch(() => undefined)
  return problem
}
