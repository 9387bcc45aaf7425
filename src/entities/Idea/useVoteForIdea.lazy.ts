import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { useVoteForIdeaMutation } from '#generated/useVoteForIdeaMutation.graphql.ts'
import { problemsMessages } from '#lib/messages/catalogues/problems.ts'
import { askServer } from '#parts/failure/askServer.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { problemOf, type Say } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { performAct } from '#relay/acts/performAct.ts'
import { describeError } from '#relay/errors/describeError.ts'
import type { NetworkError } from '#relay/errors/NetworkError.ts'
import { dataId } from '#relay/store/dataId.ts'
import { createBackWatch } from '#services/connection/backWatch.ts'
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
          ...problems_error
        }
        idea {
          id
          voteCount
          viewerHasVoted
          viewerIsFollowing
          viewerCanFollow
          recentVoteCount
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
  /** The vote that it takes back was shown, and is not sent yet. */
  readonly isTakenBack: boolean
  readonly refreshPage: () => Promise<void>
  /** Makes a sentence of why the vote was not taken. */
  readonly say: Say
  /** Shows a sentence at the control, or none. False: the control has gone. */
  readonly show: (sentence: string | null) => boolean
}

/**
 * Sets the viewer's vote on an idea, and does what follows: what a lost connection took waits for it
 * as long as the page is open. Says at the control, or else in a message, why a vote was not taken.
 * Never rejects.
 */
export async function castVote(wanted: VoteToCast): Promise<void> {
  const { services, ideaId, show } = wanted
  const problem = await sendVote(wanted)
  services.waitingVotes.set(ideaId, false)
  if (!show(problem) && problem !== null) services.toasts.add({ text: problem })
}

async function sendVote(wanted: VoteToCast): Promise<string | null> {
  const { services, environment, ideaId, voted, isSimilar, refreshPage, say } = wanted
  const { signInPrompt, usage, laterServices, guestKey, now, language } = services
  const parts = { environment, laterServices, track: usage.track, now }
  const outcome = await performAct(
    parts,
    act,
    { ideaId, voted, guestKey: guestKey.current(), clientMutationId: newMutationId() },
    { whenLost: (error, signal) => waitForConnection(wanted, error, signal) },
  )
  if (outcome.kind === 'superseded') return null
  const problem = problemOf(outcome, language, say)
  const isSignInWanted =
    outcome.kind === 'failed'
      ? describeError(outcome.error).kind === 'signIn'
      : outcome.kind === 'refused' && outcome.errors[0]?.code === 'NOT_SIGNED_IN'
  if (isSignInWanted) signInPrompt.ask('vote', { kind: 'vote', ideaId })
  if (outcome.kind === 'failed') return problem
  const landedOn = outcome.data.idea?.id ?? ideaId
  if (outcome.kind === 'done' && voted) {
    if (isSimilar) usage.track('similar_voted', { idea: ideaId })
    // Of those who may vote, guests alone follow nothing by it.
    if (outcome.data.idea?.viewerCanFollow === false)
      import('./offerUpdates.lazy.ts').then(
        ({ offerUpdates }) => offerUpdates(services, landedOn),
        () => undefined,
      )
  }
  // The idea was merged meanwhile, and the vote stands on its target: the page leads there, a
  // list leaves the row out.
  if (landedOn !== ideaId) refreshPage().catch(() => undefined)
  return problem
}

/** Waits until the server can be reached; false once a later press or another person makes that idle. */
function waitForConnection(
  { services, environment, ideaId, isTakenBack, show }: VoteToCast,
  error: NetworkError,
  signal: AbortSignal,
): Promise<boolean> {
  const { laterServices, session, language, waitingVotes } = services
  // Once a vote is taken back, the screen agrees with the server again.
  if (!isTakenBack) {
    waitingVotes.set(ideaId, true)
    const { title: what } = explainFailure(error, language)
    show(language.messages(problemsMessages)('voteWaits', { what }))
  }
  return new Promise((resolve) => {
    const end = (isWanted: boolean): void => {
      stop()
      forget()
      resolve(isWanted)
    }
    const stop = laterServices.get(createBackWatch).wait(askServer(environment), () => end(true))
    const forget = session.onChange(() => end(false))
    signal.addEventListener('abort', () => end(false), { once: true })
  })
}
