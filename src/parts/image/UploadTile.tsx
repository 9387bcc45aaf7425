import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Upload } from '#services/images/imageUploads.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ImageTile } from '#ui/ImageTray.tsx'

interface Props {
  upload: Upload
  onRetry: () => void
  onSignIn: () => void
  onRemove: () => void
}

/** An image on its way: how far it is, or why it did not get there. */
export function UploadTile({
  upload: { name, preview, state, share, problem },
  onRetry,
  onSignIn,
  onRemove,
}: Props) {
  const t = useMessages(imagesMessages)
  const isUnderWay = state === 'sending' || state === 'kept'
  return (
    <ImageTile
      image={preview}
      isWrong={problem !== null}
      {...(isUnderWay && { share, shareLabel: t('images.sending', { name }) })}
      remove={
        <IconButton
          label={t(isUnderWay ? 'images.cancel' : 'images.remove', { name })}
          icon={<Icon name="close" />}
          onClick={onRemove}
        />
      }
    >
      <bdi>{name}</bdi>
      {problem !== null && <p role="alert">{problem}</p>}
      {state === 'waiting' && <p>{t('images.signIn')}</p>}
      {isUnderWay && (
        <p>
          {share < 1
            ? t('images.percent', { percent: Math.floor(share * 100) })
            : t('images.drawing')}
        </p>
      )}
      {state === 'failed' && (
        <Button size="s" aria-label={t('images.retry', { name })} onClick={onRetry}>
          {t('images.retryShort')}
        </Button>
      )}
      {state === 'waiting' && (
        <Button size="s" onClick={onSignIn}>
          {t('images.signInButton')}
        </Button>
      )}
    </ImageTile>
  )
}
