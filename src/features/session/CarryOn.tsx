import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useServices } from '#services/Services.tsx'

/** Once somebody is signed in: carries out what they were doing as a visitor, without another click. Posting is the form's own. */
export function CarryOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { intents, logger } = useServices()
  const [vote, setVote] = useState<{ ideaId: string; Carrier: ComponentType<{ ideaId: string }> } | null>(null)
  useEffect(() => {
    if (!isSignedIn || intents.waiting()?.kind !== 'vote') return
    const carry = async (): Promise<void> => {
      const { CarriedVote } = await import('./CarriedVote.tsx')
      // Not before the code is there: what is taken is gone.
      const intent = await intents.take('vote')
      if (intent) setVote({ ideaId: intent.ideaId, Carrier: CarriedVote })
    }
    carry().catch((error: unknown) => logger.error('A vote could not be carried out', error))
  }, [isSignedIn, intents, logger])
  return vote && <vote.Carrier ideaId={vote.ideaId} />
}
