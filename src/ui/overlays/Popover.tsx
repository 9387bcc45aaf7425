import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import type { PopoverProps } from '../overlayProps.ts'
import css from './Popover.module.css'

/** Opens beside what was pressed, keeps the focus, closes on Escape or a press elsewhere. */
export function Popover({ label, triggerRef, isOpen, onClose, align = 'start', children }: PopoverProps) {
  return (
    <AriaPopover triggerRef={triggerRef} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} placement={`bottom ${align}`} className={css.popover}>
      <Dialog aria-label={label} className={css.content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
