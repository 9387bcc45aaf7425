import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { OverlayProps } from '../overlayProps.ts'
import css from './ImageView.module.css'

/** An image as large as the screen allows; a press anywhere closes it. */
export function ImageView({
  src,
  alt,
  isOpen,
  onClose,
}: OverlayProps & { src: string; alt: string }) {
  const t = useMessages(overlaysMessages)
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={css.scrim}
    >
      <Modal className={css.box}>
        <Dialog aria-label={alt === '' ? t('image.title') : alt} className={css.dialog}>
          <img src={src} alt={alt} className={css.image} onClick={onClose} />
          <div className={css.close}>
            <IconButton
              label={t('dialog.close')}
              icon={<Icon name="close" size={18} />}
              onClick={onClose}
            />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
