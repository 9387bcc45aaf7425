import { use } from 'react'
import { describeImage, withoutImage, type TextImage } from '#lib/imageText.ts'
import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServerAddress } from '#services/navigation/useServerAddress.ts'
import { FieldsSending } from '#ui/FieldsSending.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ImageAltField, ImageTile } from '#ui/ImageTray.tsx'

interface Props {
  image: TextImage
  /** Its place among the images of its text, from 1. */
  number: number
  /** The whole text. */
  value: string
  onValueChange: (value: string) => void
}

/** An image of a text, with its description. */
export function TextImageTile({ image, number, value, onValueChange }: Props) {
  const t = useMessages(imagesMessages)
  const addressOf = useServerAddress()
  const isSending = use(FieldsSending)
  return (
    <ImageTile
      image={image.address.startsWith('/images/') ? addressOf(image.address) : image.address}
      remove={
        <IconButton
          label={t('images.removeThis', { number })}
          icon={<Icon name="close" />}
          aria-disabled={isSending}
          onClick={() => !isSending && onValueChange(withoutImage(value, image))}
        />
      }
    >
      <ImageAltField
        label={t('images.alt', { number })}
        hint={t('images.altHint')}
        value={image.alt}
        onValueChange={(alt) => onValueChange(describeImage(value, image, alt))}
      />
    </ImageTile>
  )
}
