import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import {
  arrived,
  describeImage,
  imagesOfText,
  movedCaret,
  waitingImage,
  waitingIn,
  withoutImage,
  withoutWaiting,
} from '#lib/imageText.ts'
import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { imageTypes } from '#rules/images.ts'
import { createBrowserUploads } from '#services/images/browserUploads.ts'
import { useServices } from '#services/Services.tsx'
import { useIsHydrated } from '#services/storage/useStored.ts'
import type { FieldImages } from '#ui/FieldImages.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ImageAltField, ImageTray, ImageTrayRow } from '#ui/ImageTray.tsx'
import { UploadRow } from './UploadRow.tsx'

interface ImageText {
  /** Names the text among all drafts of this client. */
  place: string
  /** The text as it stands in its field. */
  value: string
  onValueChange: (value: string) => void
  /** False for who has to sign in first. */
  mayAdd: boolean
  askToSignIn: () => void
}

/** Gives the kind of text at a place. */
function textAt(place: string): 'idea' | 'comment' | 'answer' {
  if (place.startsWith('answer ')) return 'answer'
  return place.startsWith('comment ') || place.startsWith('edit comment_') ? 'comment' : 'idea'
}

/**
 * Images in a text: uploaded while the writing goes on, each with a mark in the text that the image
 * takes the place of. Marks that are deleted take
 * their upload with them; marks that nothing is behind any more, as after a reload, are taken out when the text is opened.
 */
export function useImages({
  place,
  value,
  onValueChange,
  mayAdd,
  askToSignIn,
}: ImageText): FieldImages {
  const t = useMessages(imagesMessages)
  const { usage, laterServices } = useServices()
  const uploads = laterServices.get(createBrowserUploads)
  const list = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.at(place),
    () => uploads.at(place),
  )
  const seen = useRef(new Set<string>())
  const isHydrated = useIsHydrated()

  const write = (next: string): void => {
    const area = document.activeElement
    const caret =
      area instanceof HTMLTextAreaElement && area.value === value
        ? ([
            area,
            movedCaret(value, next, area.selectionStart),
            movedCaret(value, next, area.selectionEnd),
          ] as const)
        : null
    onValueChange(next)
    if (caret)
      requestAnimationFrame(
        () => caret[0].value === next && caret[0].setSelectionRange(caret[1], caret[2]),
      )
  }
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
      if (
        state === 'kept' ||
        (state !== 'refused' && seen.current.has(key) && !waiting.includes(key))
      )
        uploads.remove(place, key)
    }
    if (next !== value) write(next)
  })
  useEffect(() => settle(), [list, value])
  const tidy = useEffectEvent(() => {
    const next = withoutWaiting(
      value,
      (key) => !uploads.at(place).some((upload) => upload.key === key),
    )
    if (next !== value) onValueChange(next)
  })
  // Once for each text that is opened: what waits in it may be on its way in another tab later.
  useEffect(() => tidy(), [place, isHydrated])
  useEffect(() => {
    if (mayAdd) uploads.start(place)
  }, [mayAdd, uploads, place])

  const images = imagesOfText(value)
  return {
    label: t('images.add'),
    dropLabel: t('images.drop'),
    accept: imageTypes.join(','),
    add(files) {
      const taken = uploads
        .add(place, files, images.length + list.filter(({ state }) => state !== 'refused').length)
        .filter(({ state }) => state !== 'refused')
      if (taken.length === 0) return ''
      if (mayAdd) uploads.start(place)
      else askToSignIn()
      return taken.map(({ key, label }) => waitingImage(key, label)).join('\n')
    },
    tray: (images.length > 0 || list.length > 0) && (
      <ImageTray label={t('images.list')}>
        {images.map((image, at) => (
          <ImageTrayRow
            key={`${at} ${image.address}`}
            image={image.address}
            actions={
              <IconButton
                label={t('images.removeThis', { number: at + 1 })}
                icon={<Icon name="close" />}
                onClick={() => onValueChange(withoutImage(value, image))}
              />
            }
          >
            <ImageAltField
              label={t('images.alt', { number: at + 1 })}
              hint={t('images.altHint')}
              value={image.alt}
              onValueChange={(alt) => onValueChange(describeImage(value, image, alt))}
            />
          </ImageTrayRow>
        ))}
        {list.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => uploads.retry(place, upload.key)}
            onSignIn={askToSignIn}
            onRemove={() => {
              uploads.remove(place, upload.key)
              const next = withoutWaiting(value, (key) => key === upload.key)
              if (next !== value) onValueChange(next)
            }}
          />
        ))}
      </ImageTray>
    ),
  }
}
