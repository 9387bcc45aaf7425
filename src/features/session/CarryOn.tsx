import { useEffect, useState, type ComponentType } from 'react'
import { useServices } from '#services/Services.tsx'

const carriers = {
  vote: () => import('./CarriedVote.lazy.tsx').then((module) => module.CarriedVote),
  follow: () => import('./CarriedFollow.lazy.tsx').then((module) => module.CarriedFollow),
}

/** Once somebody is signed in: carries out what they were doing as a visitor, without another click. Posting is the form's own. */
export function CarryOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { intents, logger } = useServices()
  const [carried, setCarried] = useState<{
    ideaId: string
    Carrier: ComponentType<{ ideaId: string }>
  } | null>(null)
  useEffect(() => {
    const kind = isSignedIn ? intents.waiting()?.kind : null
    if (kind !== 'vote' && kind !== 'follow') return
    const carry = async (): Promise<void> => {
      const Carrier = await carriers[kind]()
      // Not before the code is there: what is taken is gone.
      const intent = await intents.take(kind)
      if (intent) setCarried({ ideaId: intent.ideaId, Carrier })
    }
    carry().catch((error: unknown) =>
      logger.error('What was wanted could not be carried out', error),
    )
  }, [isSignedIn, intents, logger])
  return carried && <carried.Carrier ideaId={carried.ideaId} />
}
