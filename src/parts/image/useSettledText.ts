import { useEffect, useEffectEvent, useRef } from 'react'
import { arrived, movedCaret, waitingIn, withoutWaiting } from '#lib/imageText.ts'
import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import type { ImageUploads, Upload } from '#services/images/imageUploads.ts'
import { useServices } from '#services/Services.tsx'

interface SettledText {
  /** Names the text among all drafts of this client. */
  place: string
  value: string
  onValueChange: (value: string) => void
  uploads: ImageUploads
  list: readonly Upload[]
}

/**
 * Keeps a text and its uploads in step: an image that has arrived takes the place of its mark, a
 * refused one takes its mark along, and a mark that is deleted ends its upload. Marks that nothing
 * is behind any more, as after a reload, are taken out when the text is opened.
 */
export function useSettledText({ place, value, onValueChange, uploads, list }: SettledText): void {
  const { usage, toasts } = useServices()
  const t = useMessages(imagesMessages)
  const seen = useRef(new Set<string>())
  const isHydrated = useIsHydrated()
  const settle = useEffectEvent(() => {
    const waiting = waitingIn(value)
    let next = value
    for (const { key, state, address, label } of list) {
      if (waiting.includes(key)) seen.current.add(key)
      if (state === 'kept' && address !== null) {
        next = arrived(next, key, { address, label })
        usage.track('image_added', { text: textAt(place) })
      }
      if (state === 'refused') next = withoutWaiting(next, (other) => other === key)
      const isDeleted = seen.current.has(key) && !waiting.includes(key)
      if (state === 'kept' || (state !== 'refused' && isDeleted)) uploads.remove(place, key)
    }
    if (next !== value) keepCaret(value, next, onValueChange)
  })
  useEffect(() => settle(), [list, value])
  const tidy = useEffectEvent(() => {
    const isLost = (key: string): boolean => !uploads.at(place).some((upload) => upload.key === key)
    const next = withoutWaiting(value, isLost)
    if (next === value) return
    onValueChange(next)
    const count = waitingIn(value).filter(isLost).length
    toasts.add({ text: t('images.lost', { count }) })
  })
  // Once for each text that is opened: what waits in it may be on its way in another tab later.
  useEffect(() => tidy(), [place, isHydrated])
}

/** Gives the kind of text at a place. */
function textAt(place: string): 'idea' | 'comment' | 'answer' {
  if (place.startsWith('answer ')) return 'answer'
  return place.startsWith('comment ') || place.startsWith('edit comment_') ? 'comment' : 'idea'
}

/** Changes a text under a caret, which stays with the words around it. */
function keepCaret(value: string, next: string, onValueChange: (value: string) => void): void {
  const area = document.activeElement
  const caret =
    area instanceof HTMLTextAreaElement && area.value === value
      ? ([
          movedCaret(value, next, area.selectionStart),
          movedCaret(value, next, area.selectionEnd),
        ] as const)
      : null
  onValueChange(next)
  if (caret)
    requestAnimationFrame(() => {
      if (area instanceof HTMLTextAreaElement && area.value === next)
        area.setSelectionRange(...caret)
    })
}
