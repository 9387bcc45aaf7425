import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { AnchoredProps } from './overlayProps.ts'

interface Props {
  /** The menu's subject, which is the button's text when there are no children. */
  label: string
  /** Renders the menu with the props that place it beside the button. */
  menu: (overlay: AnchoredProps) => ReactNode
  /** Loads the menu's code; called on hover and focus. */
  preload: () => Promise<void>
  /** Shown alone, at 44 px, in place of the label. */
  icon?: ReactNode
  children?: ReactNode
  variant?: 'quiet' | 'plain'
  size?: 'm' | 's'
  /** Key by which the focus returns to this button after a new render of the screen. */
  focusKey?: string
}

/** A button with a menu, which should be a `lazyOverlay`. */
export function MenuButton({
  label,
  menu,
  preload,
  icon,
  children,
  variant,
  size,
  focusKey,
}: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onClose = useCallback(() => setOpen(false), [])
  const prepare = (): void => void preload().catch(() => undefined)
  const shared = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'data-focus': focusKey,
    onClick: () => setOpen(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
  return (
    <>
      {icon ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} variant={variant} size={size}>
          {children ?? label}
        </Button>
      )}
      {menu({ label, triggerRef: trigger, isOpen, onClose })}
    </>
  )
}
