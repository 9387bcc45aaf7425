import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FieldImages } from '#ui/FieldImages.ts'

/** The sending of a form whose text may wait for its images. */
export interface HeldSend {
  readonly isHeld: boolean
  /** Holds the form back where images of its text are on their way, and submits it behind them. True where it does. */
  hold(): boolean
}

/**
 * Lets a text be sent while its images are still being uploaded: it goes out when all are there.
 * One that failed or was refused says so at its place, and the text stays.
 */
export function useSendWithImages(
  { state, refused }: Pick<FieldImages, 'state' | 'refused'>,
  form: RefObject<HTMLFormElement | null>,
): HeldSend {
  /** The number of files that had been refused when the form was to be sent; null where it was not held. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const isHeld = heldAt === refused && state === 'coming'
  const wasHeld = useRef(false)
  useEffect(() => {
    if (wasHeld.current && heldAt === refused && state === 'settled') form.current?.requestSubmit()
    wasHeld.current = isHeld
  }, [isHeld, heldAt, refused, state, form])
  return {
    isHeld,
    hold() {
      const isComing = state === 'coming'
      setHeldAt(isComing ? refused : null)
      return isComing
    },
  }
}
