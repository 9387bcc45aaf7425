import { use, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { CodeLoadError } from '#relay/errors/CodeLoadError.ts'
import { useServices } from '#services/Services.tsx'

/** The act of a vote control. */
export interface VoteForIdea {
  /** Sets (never toggles) the viewer's vote. */
  vote(voted: boolean): Promise<void>
  /** Why the last vote was not taken, or null. */
  reason: string | null
  dismissReason(): void
}

const loadVoting = () => import('./useVoteForIdea.lazy.ts')

/**
 * Votes for an idea: at once on the screen, and in the end what the server counted. `isSimilar`: it
 * is offered to the author of a new idea.
 */
export function useVoteForIdea(ideaId: string, isSimilar = false): VoteForIdea {
  const t = useMessages(commonMessages)
  const language = useLanguage()
  const services = useServices()
  const [reason, setReason] = useState<string | null>(null)
  const refreshPage = use(PageRefreshContext)
  const environment = useRelayEnvironment()
  // Ahead of the first press, and behind the first screen, which does not need it.
  useEffect(() => void loadVoting().catch(() => undefined), [])
  const say = (what: string): string => t('vote.failed', { what })
  const vote = async (voted: boolean): Promise<void> => {
    setReason(null)
    const voting = await loadVoting().catch((cause: unknown) => {
      setReason(say(explainFailure(new CodeLoadError('voting', { cause }), language).title))
    })
    await voting
      ?.castVote({ services, environment, ideaId, voted, isSimilar, refreshPage, say })
      .then(setReason)
  }
  return { vote, reason, dismissReason: () => setReason(null) }
}
