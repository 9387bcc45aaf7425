import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VoterRow_vote$key } from '#generated/VoterRow_vote.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { isWebAddress } from '#rules/webAddress.ts'
import { useClock } from '#services/clock/useClock.ts'
import { useServices } from '#services/Services.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import { useWithdrawVoteFor } from './useWithdrawVoteFor.ts'
import css from './Voting.module.css'

/**
 * Somebody who voted: since when, and for the team and themselves why, who added it and where they
 * asked.
 */
export const VoterRow = memo(function VoterRow({
  vote,
  ideaId,
}: {
  vote: VoterRow_vote$key
  ideaId: string
}) {
  const language = useLanguage()
  const t = useMessages(votingMessages)
  const { toasts } = useServices()
  const clock = useClock()
  const { voter, why, castBy, evidenceUrl, viewerCanWithdraw, createdAt } = useFragment(
    graphql`
      fragment VoterRow_vote on Vote {
        id
        voter {
          id
          name
          avatar
        }
        why
        castBy {
          name
        }
        evidenceUrl
        viewerCanWithdraw
        createdAt
      }
    `,
    vote,
  )
  const [withdraw, isSending] = useWithdrawVoteFor()
  const takeBack = async (): Promise<void> => {
    if (isSending) return
    const problem = problemOf(await withdraw({ ideaId, userId: voter.id }), language, (what) =>
      t('follow.failed', { what }),
    )
    if (problem !== null) toasts.add({ text: problem })
  }
  const link = evidenceUrl != null && isWebAddress(evidenceUrl) ? evidenceUrl : null
  return (
    <li className={css.row}>
      <Avatar name={voter.name} src={voter.avatar} />
      <div>
        <bdi className={css.name}>{voter.name}</bdi>
        {why != null && (
          <p dir="auto" className={css.quote}>
            {why}
          </p>
        )}
        <VoteOrigin isCast={castBy != null || viewerCanWithdraw} by={castBy?.name} link={link} />
        {viewerCanWithdraw && (
          <div className={css.acts}>
            <Button
              variant="plain"
              size="s"
              className={css.all}
              aria-label={t('voters.takeBackOf', { name: voter.name })}
              aria-disabled={isSending}
              onClick={() => void takeBack()}
            >
              {t('voters.takeBack')}
            </Button>
          </div>
        )}
      </div>
      <span className={css.since}>
        <TimeAgo value={createdAt} clock={clock} />
      </span>
    </li>
  )
})

/** The person of the team who added a vote, and where its voter asked for the idea. */
function VoteOrigin({
  isCast,
  by,
  link,
}: {
  isCast: boolean
  /** Nobody where their account was deleted. */
  by: string | undefined
  link: string | null
}) {
  const t = useMessages(votingMessages)
  if (!isCast && link === null) return null
  return (
    <p className={css.note}>
      {isCast && (
        <bdi>{by === undefined ? t('voters.castByTeam') : t('voters.castBy', { name: by })}</bdi>
      )}
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer nofollow">
          {t('voters.evidence')}
        </a>
      )}
    </p>
  )
}
