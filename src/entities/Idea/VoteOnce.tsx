import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VoteOnce_idea$key } from '#generated/VoteOnce_idea.graphql.ts'
import { useServices } from '#services/Services.tsx'
import { useVoteForIdea } from './useVoteForIdea.ts'

/** Votes for an idea once, as a press on its button does, and says in a message why a vote was not taken. */
export function VoteOnce({ idea }: { idea: VoteOnce_idea$key }) {
  const { toasts } = useServices()
  const data = useFragment(
    graphql`
      fragment VoteOnce_idea on Idea {
        id
        title
        voteCount
        viewerHasVoted
        viewerCanVote
        statusChangedAt
        status {
          id
          name
          category
        }
      }
    `,
    idea,
  )
  const { id, title, voteCount, viewerHasVoted, viewerCanVote, statusChangedAt, status } = data
  const { vote, reason } = useVoteForIdea({
    id,
    title,
    voteCount,
    viewerHasVoted,
    viewerCanVote,
    statusChangedAt,
    status: status && { id: status.id, name: status.name, category: status.category },
  })
  const isCast = useRef(false)
  const cast = useEffectEvent(() => {
    if (isCast.current) return
    isCast.current = true
    if (!viewerHasVoted) vote(true)
  })
  useEffect(() => cast(), [])
  useEffect(() => {
    if (reason !== null) toasts.add({ text: reason })
  }, [reason, toasts])
  return null
}
