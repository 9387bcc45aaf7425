import type { ReactNode, RefObject } from 'react'

/** What every overlay is told; `onClose` must keep its identity or be cheap to change. */
export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
}
/** A window over the page. */
export interface DialogProps extends OverlayProps {
  title: string
  children: ReactNode
  /** Buttons at its end. */
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  /** It has left the screen and lets the focus go. */
  onClosed?: (() => void) | undefined
}
/** What opens beside the element that asked for it. */
export interface AnchoredProps extends OverlayProps {
  /** Its name for screen readers. */
  label: string
  triggerRef: RefObject<HTMLElement | null>
  /** The edge of the trigger it keeps to. */
  align?: 'start' | 'end'
}
/** One thing a menu can do. */
export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Stands at the end of the line: a key, the present choice. */
  note?: ReactNode
  tone?: 'plain' | 'danger'
  /** Says how it stands and can be done no more. */
  isDisabled?: boolean
  onAction: () => void
}
/** One of a few, chosen within a menu. */
export interface MenuChoice {
  label: string
  value: string
  options: readonly { id: string; label: string; icon?: ReactNode }[]
  onChange: (id: string) => void
}
export interface MenuProps extends AnchoredProps {
  items: readonly MenuItem[]
  /** Stands below the items. */
  choice?: MenuChoice
}
