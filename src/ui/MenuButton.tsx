import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { MenuItem } from './overlayProps.ts'
import { LazyMenu } from './overlays.ts'

interface Props {
  /** What the menu is about; the button's own text when there are no children. */
  label: string
  items: readonly MenuItem[]
  /** Shown alone, 44 px; otherwise the label is shown. */
  icon?: ReactNode
  children?: ReactNode
  variant?: 'quiet' | 'plain'
  size?: 'm' | 's'
}

/** A button with a menu; the menu's code comes when the pointer or focus does. */
export function MenuButton({ label, items, icon, children, variant, size }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const preload = (): void => void LazyMenu.preload().catch(() => undefined)
  const shared = { ref: trigger, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: () => setOpen(true), onPointerEnter: preload, onFocus: preload } as const
  return (
    <>
      {icon ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} variant={variant} size={size}>
          {children ?? label}
        </Button>
      )}
      <LazyMenu label={label} triggerRef={trigger} isOpen={isOpen} onClose={close} items={items} />
    </>
  )
}
