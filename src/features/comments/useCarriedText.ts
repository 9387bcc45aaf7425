import { useEffect, useEffectEvent } from 'react'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'

interface Carried {
  /** The text that was written as an idea of its own; null if there is none, and once it was sent. */
  readonly carried: string | null
  /** Forgets it, since it was sent. */
  arrived(): void
}

/**
 * Takes over a text that somebody wrote as an idea of its own and carried to this one: `onTake` is
 * given it once. A reply gets none.
 */
export function useCarriedText(
  ideaId: string,
  isReply: boolean,
  onTake: (text: string) => void,
): Carried {
  const { storage } = useServices()
  const isHydrated = useIsHydrated()
  const [carried, setCarried] = useStored(
    () => (isReply ? null : createCarriedText(storage).waiting(ideaId)),
    () => null,
  )
  const take = useEffectEvent(() => {
    if (carried !== null && createCarriedText(storage).take(ideaId)) onTake(carried)
  })
  useEffect(() => take(), [isHydrated])
  return {
    carried,
    arrived() {
      if (!isReply) createCarriedText(storage).arrived(ideaId)
      setCarried(null)
    },
  }
}
