import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu'
import { cx } from '#lib/cx.ts'
import type { MenuProps } from '../overlayProps.ts'
import css from './Popover.module.css'

/** Things to do: arrows move, letters jump, Enter does it. */
export function Menu({ label, triggerRef, isOpen, onClose, align = 'end', items }: MenuProps) {
  return (
    <Popover triggerRef={triggerRef} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} placement={`bottom ${align}`} className={css.popover}>
      <AriaMenu aria-label={label} autoFocus="first" onClose={onClose} className={css.list}>
        {items.map((item) => (
          <MenuItem key={item.id} id={item.id} textValue={item.label} onAction={item.onAction} className={cx(css.item, item.tone === 'danger' && css.danger)}>
            {item.icon}
            <span className={css.label}>{item.label}</span>
            {item.note && <span className={css.note}>{item.note}</span>}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  )
}
