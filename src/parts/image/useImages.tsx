import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  addImages,
  imagesOfText,
  joinImages,
  splitImages,
  waitingImage,
  waitingIn,
  withoutWaiting,
} from '#lib/imageText.ts'
import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { imageTypes } from '#rules/images.ts'
import { createBrowserUploads } from '#services/images/browserUploads.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import type { FieldImages } from '#ui/FieldImages.ts'
import { ImageTray } from '#ui/ImageTray.tsx'
import { TextImageTile } from './TextImageTile.tsx'
import { UploadTile } from './UploadTile.tsx'
import { useSettledText } from './useSettledText.ts'

interface ImageText {
  /** Names the text among all drafts of this client. */
  place: string
  /** The text as it is stored, images included. */
  value: string
  onValueChange: (value: string) => void
  /** False for who has to sign in first. */
  mayAdd: boolean
  askToSignIn: () => void
}

/**
 * Images in a text: uploaded while the writing goes on, and drawn as tiles below it. They stand at
 * the end of the text, which is typed without them, unless somebody wants to place them in it.
 */
export function useImages({
  place,
  value,
  onValueChange,
  mayAdd,
  askToSignIn,
}: ImageText): FieldImages {
  const t = useMessages(imagesMessages)
  const uploads = useServices().laterServices.get(createBrowserUploads)
  const list = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.at(place),
    () => uploads.at(place),
  )
  const [isPlacing, setPlacing] = useState(false)
  useSettledText({ place, value, onValueChange, uploads, list })
  useEffect(() => {
    if (mayAdd) uploads.start(place)
  }, [mayAdd, uploads, place])

  const images = imagesOfText(value)
  const { words, tail } = splitImages(value)
  const add = (files: readonly File[]): string => {
    const present = images.length + list.filter(({ state }) => state !== 'refused').length
    const taken = uploads.add(place, files, present).filter(({ state }) => state !== 'refused')
    if (taken.length === 0) return ''
    if (mayAdd) uploads.start(place)
    else askToSignIn()
    const block = taken.map(({ key, label }) => waitingImage(key, label)).join('\n')
    if (isPlacing) return block
    onValueChange(addImages(value, block))
    return ''
  }
  const remove = (key: string): void => {
    uploads.remove(place, key)
    const next = withoutWaiting(value, (other) => other === key)
    if (next !== value) onValueChange(next)
  }
  const isStuck = list.some(({ state }) => state === 'failed')
  const isComing = mayAdd && waitingIn(value).length > 0
  return {
    state: isStuck ? 'stuck' : isComing ? 'coming' : 'settled',
    refused: list.filter(({ state }) => state === 'refused').length,
    label: t('images.add'),
    dropLabel: t('images.drop'),
    accept: imageTypes.join(','),
    add,
    words: isPlacing
      ? { value, onValueChange }
      : { value: words, onValueChange: (typed) => onValueChange(joinImages(typed, tail)) },
    tray: (images.length > 0 || list.length > 0) && (
      <ImageTray
        label={t('images.list')}
        foot={
          <Button size="s" variant="plain" onClick={() => setPlacing(!isPlacing)}>
            {t(isPlacing ? 'images.below' : 'images.place')}
          </Button>
        }
      >
        {images.map((image, at) => (
          <TextImageTile
            key={`${at} ${image.address}`}
            number={at + 1}
            {...{ image, value, onValueChange }}
          />
        ))}
        {list.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onRetry={() => uploads.retry(place, upload.key)}
            onSignIn={askToSignIn}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </ImageTray>
    ),
  }
}
