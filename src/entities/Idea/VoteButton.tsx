import { useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  VoteButton_idea$data,
  VoteButton_idea$key,
} from '#generated/VoteButton_idea.graphql.ts'
import { formatDate, formatNumber, type Clock } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { hasEnded } from '#rules/statuses.ts'
import { useClock } from '#services/clock/useClock.ts'
import { useServices } from '#services/Services.tsx'
import { VoteControl } from '#ui/VoteControl.tsx'
import { useVoteForIdea } from './useVoteForIdea.ts'

/** Casts and withdraws the viewer's vote, and says in place why one was not taken. */
export function VoteButton({
  idea,
  size = 'm',
  isSimilar,
}: {
  idea: VoteButton_idea$key
  size?: 's' | 'm' | 'l'
  isSimilar?: boolean
}) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const { signInPrompt, waitingVotes } = useServices()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment VoteButton_idea on Idea {
        id
        title
        voteCount
        votesAreHidden
        importedVotes {
          source
          count
        }
        viewerHasVoted
        viewerCanVote
        statusChangedAt
        board @catch(to: NULL) {
          id
          voting
        }
        # Where it failed, the server says whether votes are closed.
        status @catch(to: NULL) {
          id
          name
          category
        }
      }
    `,
    idea,
  )
  const waits = useSyncExternalStore(
    waitingVotes.subscribe,
    () => waitingVotes.has(data.id),
    () => false,
  )
  const { vote, isComing, reason, dismissReason } = useVoteForIdea(data.id, isSimilar)
  const onVote = (voted: boolean): void => {
    if (data.viewerCanVote || data.viewerHasVoted) void vote(voted, waits)
    else signInPrompt.ask('vote', { kind: 'vote', ideaId: data.id })
  }
  const imported = data.importedVotes.filter(({ count }) => count > 0)
  const split = [
    t('vote.here', { votes: formatNumber(data.voteCount, language) }),
    ...imported.map(({ source, count }) =>
      t('vote.from', { votes: formatNumber(count, language), source }),
    ),
  ]
  const more = [imported.length > 0 && split.join(', '), waits && t('vote.waits')].filter(Boolean)
  const closed = closedReason(data, clock, t, language)
  return (
    <VoteControl
      title={data.title}
      count={
        data.votesAreHidden
          ? null
          : imported.reduce((sum, { count }) => sum + count, data.voteCount)
      }
      split={more.length === 0 ? null : more.join(', ')}
      voted={data.viewerHasVoted}
      isWaiting={waits}
      isComing={isComing}
      onVote={onVote}
      closed={closed}
      reason={reason !== null && closed !== null ? closed : reason}
      onReasonDismiss={dismissReason}
      size={size}
    />
  )
}

function closedReason(
  { status, statusChangedAt, board, viewerCanVote }: VoteButton_idea$data,
  clock: Clock,
  t: Translate<typeof commonMessages>,
  language: Language,
): string | null {
  if (!status || !hasEnded(status.category))
    return !viewerCanVote && board?.voting === 'TEAM' ? t('vote.teamOnly') : null
  return t('vote.closed', {
    status: status.name,
    date: formatDate(statusChangedAt, clock, language),
  })
}
