import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldImages } from '#ui/FieldImages.ts'

/** The sending of a text that waits for its images. */
export interface HeldSend {
  readonly isHeld: boolean
  /** Holds the text back where images of it are on their way, and sends it behind them. True where it does. */
  hold(): boolean
}

/**
 * Lets a text be sent while its images are still being uploaded: it goes out when all are there.
 * One that failed or was refused says so at its place, and the text stays.
 */
export function useSendWithImages(
  { state, refused }: Pick<FieldImages, 'state' | 'refused'>,
  submit: () => void,
): HeldSend {
  /** The number of files that had been refused when the text was to be sent; null while none is held. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const isHeld = heldAt !== null
  const release = useEffectEvent(() => {
    setHeldAt(null)
    if (state === 'settled' && refused === heldAt) submit()
  })
  useEffect(() => {
    if (isHeld && state !== 'coming') release()
  }, [isHeld, state])
  return {
    isHeld,
    hold() {
      if (state === 'coming') setHeldAt(refused)
      return state === 'coming'
    },
  }
}
