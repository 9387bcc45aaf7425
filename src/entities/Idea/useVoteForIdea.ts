import { use, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { lostCode } from '#relay/errors/lostCode.ts'
import { useServices } from '#services/Services.tsx'

/** The act of a vote control. */
export interface VoteForIdea {
  /** Sets (never toggles) the viewer's vote; `isTakenBack`: the one before is not sent yet. */
  vote(voted: boolean, isTakenBack?: boolean): Promise<void>
  /** It was pressed before its code was here, which is on its way. */
  isComing: boolean
  /** Why the last vote was not taken, or null. */
  reason: string | null
  dismissReason(): void
}

const loadVoting = () => import('./useVoteForIdea.lazy.ts')
type Voting = Awaited<ReturnType<typeof loadVoting>>

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
  const isHere = useRef(false)
  const code = useRef<Voting | null>(null)
  const [isComing, setComing] = useState(false)
  useEffect(() => {
    isHere.current = true
    // Ahead of the first press, and behind the first screen, which does not need it.
    loadVoting().then(
      (voting) => void (code.current = voting),
      () => undefined,
    )
    return () => void (isHere.current = false)
  }, [])
  const show = (sentence: string | null): boolean => {
    setReason(sentence)
    return isHere.current
  }
  const say = (what: string): string => t('vote.failed', { what })
  const fetchVoting = async (): Promise<Voting | void> => {
    setComing(true)
    const voting = await loadVoting().catch(async (cause: unknown) => {
      setReason(say(explainFailure(await lostCode('voting', cause), language).title))
    })
    setComing(false)
    return voting
  }
  const vote = async (voted: boolean, isTakenBack = false): Promise<void> => {
    setReason(null)
    // Without waiting where it is here: even a module that is loaded comes a frame later.
    const voting = code.current ?? (await fetchVoting())
    await voting?.castVote({
      services,
      environment,
      ideaId,
      voted,
      isSimilar,
      isTakenBack,
      refreshPage,
      say,
      show,
    })
  }
  return { vote, isComing, reason, dismissReason: () => setReason(null) }
}
