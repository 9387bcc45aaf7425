import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CastVote_idea$key } from '#generated/CastVote_idea.graphql.ts'
import { useServices } from '#services/Services.tsx'
import { useVoteForIdea } from './useVoteForIdea.ts'

/** Votes for an idea when it appears, once, and says in a message why the vote was not taken. */
export function CastVote({ idea }: { idea: CastVote_idea$key }) {
  const { toasts } = useServices()
  const { id, viewerHasVoted } = useFragment(
    graphql`
      fragment CastVote_idea on Idea {
        id
        viewerHasVoted
      }
    `,
    idea,
  )
  const { vote, reason } = useVoteForIdea(id)
  const isCast = useRef(false)
  const cast = useEffectEvent(() => {
    if (isCast.current) return
    isCast.current = true
    if (!viewerHasVoted) void vote(true)
  })
  useEffect(() => cast(), [])
  useEffect(() => {
    if (reason !== null) toasts.add({ text: reason })
  }, [reason, toasts])
  return null
}
