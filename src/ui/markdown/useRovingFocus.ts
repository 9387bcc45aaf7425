import { useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * One stop for Tab in a row of buttons, between which arrows, Home and End move. Spread `rowProps`
 * on the row, and give each button its `tabIndexOf`.
 */
export function useRovingFocus(): {
  tabIndexOf(at: number): 0 | -1
  rowProps: { onKeyDown(event: KeyboardEvent): void; onFocus(event: FocusEvent): void }
} {
  const [current, setCurrent] = useState(0)
  return {
    tabIndexOf: (at) => (at === current ? 0 : -1),
    rowProps: {
      onFocus(event) {
        const at = buttonsOf(event.currentTarget).findIndex((button) => button === event.target)
        if (at >= 0) setCurrent(at)
      },
      onKeyDown(event) {
        const buttons = buttonsOf(event.currentTarget)
        const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
        const count = buttons.length
        const to = {
          ArrowRight: (current + forward + count) % count,
          ArrowLeft: (current - forward + count) % count,
          Home: 0,
          End: count - 1,
        }[event.key]
        if (to === undefined) return
        event.preventDefault()
        buttons[to]?.focus()
      },
    },
  }
}

function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}
