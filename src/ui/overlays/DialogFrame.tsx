import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '#lib/cx.ts'
import { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { DialogProps } from '../overlayProps.ts'
import css from './Dialog.module.css'

interface Props extends DialogProps {
  overlayClass?: string
  boxClass?: string
}

/** The shared part of dialog and sheet: scrim, focus trap, title, close button, Escape. */
export function DialogFrame({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'm',
  onClosed,
  overlayClass,
  boxClass,
}: Props) {
  const t = useMessages(overlaysMessages)
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={cx(css.scrim, overlayClass)}
    >
      <Modal className={cx(css.box, css[size], boxClass)}>
        <Dialog className={css.dialog}>
          <div className={css.head} data-edge-bar="">
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton
              label={t('dialog.close')}
              icon={<Icon name="close" size={18} />}
              onClick={onClose}
            />
          </div>
          <div className={css.body}>{children}</div>
          {footer && (
            <div className={css.foot} data-edge-bar="">
              {footer}
            </div>
          )}
          <Closing onClosed={onClosed} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Calls `onClosed` a frame after the dialog has gone, when the focus is back. react-aria gives it back
 * a little earlier: where no press has closed the dialog but an answer, the page is still inert then.
 */
function Closing({ onClosed }: Pick<DialogProps, 'onClosed'>) {
  const [opener] = useState(() => document.activeElement)
  const closed = useEffectEvent(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true })
    onClosed?.()
  })
  useEffect(() => () => void requestAnimationFrame(() => closed()), [])
  return null
}
