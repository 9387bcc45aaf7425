import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '#lib/cx.ts'
import type { AnchoredProps } from '../overlayProps.ts'
import floating from '../floating.module.css'
import css from './AnchoredNote.module.css'

/**
 * A short note beside its trigger, closed by a press elsewhere or Escape.
 */
export function AnchoredNote({
  label,
  triggerRef,
  isOpen,
  onClose,
  align = 'start',
  children,
}: AnchoredProps & { children: ReactNode }) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={`bottom ${align}`}
      offset={6}
      className={cx(floating.box, css.note)}
    >
      <Dialog className={css.dialog}>
        <Heading slot="title" level={2} className={css.title}>
          {label}
        </Heading>
        {children}
      </Dialog>
    </Popover>
  )
}
