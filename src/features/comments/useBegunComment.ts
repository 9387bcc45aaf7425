import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import type { BegunComment } from './EarlyComment.tsx'

/** Within so many frames the composer shows the text that it was given. */
const FRAMES = 30

/** Takes over what was written before the composer was here, once, and goes on at the same place in it. */
export function useBegunComment(
  begunRef: RefObject<BegunComment | null> | undefined,
  form: RefObject<HTMLFormElement | null>,
  onTake: {
    readonly text: (text: string) => void
    readonly files: (files: readonly File[]) => void
    readonly send: () => void
    /** Nothing else would go along with it, such as a draft from before that nobody has seen again. */
    readonly isAlone: boolean
  },
): void {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isSent, setSent] = useState(false)
  const take = useEffectEvent((): void => {
    const taken = begunRef?.current
    if (!begunRef || !taken) return
    begunRef.current = null
    if (taken.text.trim() !== '') onTake.text(taken.text)
    setFiles(taken.files)
    setSent(taken.isSent && taken.files.length === 0 && onTake.isAlone)
    const { selection } = taken
    if (selection === null) return
    form.current?.querySelector('textarea')?.focus()
    // Behind a kept text, and in one that is typed on, it stays where it is.
    const place = (frames: number): void => {
      const field = form.current?.querySelector('textarea')
      if (field?.value === taken.text) field.setSelectionRange(...selection)
      else if (frames > 0) requestAnimationFrame(() => place(frames - 1))
    }
    requestAnimationFrame(() => place(FRAMES))
  })
  // Before anything else happens: a key behind it would go nowhere.
  useLayoutEffect(() => take(), [])
  const takeFiles = useEffectEvent(onTake.files)
  // Behind the text that they stand in.
  useEffect(() => {
    if (files.length > 0) takeFiles(files)
  }, [files])
  const send = useEffectEvent(onTake.send)
  // Once the text stands in the composer.
  useEffect(() => {
    if (isSent) send()
  }, [isSent])
}
