import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  Popover,
} from 'react-aria-components/Menu'
import { cx } from '#lib/cx.ts'
import { CheckIcon } from '../CheckIcon.tsx'
import type { MenuChoice, MenuProps } from '../overlayProps.ts'
import floating from '../floating.module.css'
import css from './Popover.module.css'

/** A menu: arrows move, letters jump, Enter selects. */
export function Menu({
  label,
  triggerRef,
  isOpen,
  onClose,
  align = 'end',
  items,
  choice,
}: MenuProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={`bottom ${align}`}
      aria-label={label}
      className={cx(floating.box, css.popover)}
    >
      <AriaMenu
        ref={focusItem}
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        className={css.list}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
            onAction={item.onAction}
            className={cx(floating.option, css.item, item.tone === 'danger' && css.danger)}
          >
            {item.icon}
            <span className={css.label}>{item.label}</span>
            {item.note && <span className={css.note}>{item.note}</span>}
          </MenuItem>
        ))}
        {choice && <Choice {...choice} />}
      </AriaMenu>
    </Popover>
  )
}

/**
 * Focuses the first item. After opening by key the menu itself has the focus, and Enter would do
 * nothing.
 */
function focusItem(menu: HTMLElement | null): void {
  menu?.addEventListener('focus', () =>
    menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus(),
  )
}

function Choice({ label, value, options, onChange }: MenuChoice) {
  const change = (keys: 'all' | Set<unknown>): void => {
    const [chosen] = keys
    if (typeof chosen === 'string') onChange(chosen)
  }
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={change}
      className={css.section}
    >
      <Header className={css.heading}>{label}</Header>
      {options.map((option) => (
        <MenuItem
          key={option.id}
          id={option.id}
          textValue={option.label}
          className={cx(floating.option, css.item)}
        >
          {option.icon}
          <span className={css.label}>{option.label}</span>
          <span className={css.note}>{option.id === value && <CheckIcon />}</span>
        </MenuItem>
      ))}
    </MenuSection>
  )
}
