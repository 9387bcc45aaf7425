import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { AnchoredProps } from './overlayProps.ts'

interface Props {
  /** What the menu is about; the button's own text when there are no children. */
  label: string
  /** Draws the menu; given what it needs to stand beside the button. */
  menu: (overlay: AnchoredProps) => ReactNode
  /** Fetches the menu's code; called when the pointer or focus comes. */
  preload: () => Promise<void>
  /** Shown alone, 44 px; otherwise the label is shown. */
  icon?: ReactNode
  children?: ReactNode
  variant?: 'quiet' | 'plain'
  size?: 'm' | 's'
  /** By this the focus finds back to it when the screen is drawn anew. */
  focusKey?: string
}

/** A button with a menu, which is best a `lazyOverlay`. */
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
