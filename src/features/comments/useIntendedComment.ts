import { useEffect, useEffectEvent } from 'react'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { useServices } from '#services/Services.tsx'

/** Sends the comment that a visitor submitted before signing in, once they may comment. */
export function useIntendedComment(
  { ideaId, replyTo, mayComment }: { ideaId: string; replyTo: string | null; mayComment: boolean },
  submit: () => void,
): void {
  const { intents } = useServices()
  const isHydrated = useIsHydrated()
  const submitAsBefore = useEffectEvent(submit)
  useEffect(() => {
    const waiting = intents.waiting()
    if (
      !isHydrated ||
      !mayComment ||
      waiting?.kind !== 'comment' ||
      waiting.ideaId !== ideaId ||
      waiting.replyTo !== replyTo
    )
      return
    void intents.take('comment').then((intent) => intent && submitAsBefore())
  }, [isHydrated, mayComment, intents, ideaId, replyTo])
}
