import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Place } from '#services/navigation/placeMemory.ts'
import { useServices } from '#services/Services.tsx'
import { focusHeading } from '#ui/handOnFocus.ts'

const TRY_MS = 200
const MOST_TRIES = 25

/**
 * Moves the focus with the screens: to the heading of a new one, so that it is read out, and back
 * to the link somebody left by, or to what they pressed before they signed in. It never interrupts
 * somebody who is typing.
 */
export function FocusKeeper() {
  const { places } = useServices()
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef<Place | null>(null)
  const arrive = useEffectEvent((place: Place) => {
    const before = places.show(pathname)
    // Another address of the same entry is where somebody came to from the same screen.
    if (how === 'PUSH') place.from = before
    else if (how === 'REPLACE') place.from = last.current?.from ?? null
    last.current = place
    // After signing in or out the screen is a new one at the same place, and nothing has the focus.
    const isLost = document.activeElement === document.body
    if (before === null || (before === pathname && !isLost) || isTyping()) return
    if (how === 'POP' && focusOn(place.focus)) return
    if (before !== pathname || place.focus === null) return focusHeading()
    let tries = MOST_TRIES
    const timer = setInterval(() => {
      // The list grows back page by page.
      if (document.activeElement !== document.body || focusOn(place.focus) || --tries === 0)
        clearInterval(timer)
    }, TRY_MS)
    return () => clearInterval(timer)
  })
  useEffect(() => {
    const place = places.at(key)
    const stop = arrive(place)
    const remember = (event: FocusEvent): void => {
      const target = event.target as Element
      // A target inside an overlay is not remembered, because overlays close.
      if (!target.closest('[role=dialog], [role=menu]'))
        place.focus = target.closest<HTMLElement>('[data-focus]')?.dataset.focus ?? null
    }
    document.addEventListener('focusin', remember)
    return () => {
      stop?.()
      document.removeEventListener('focusin', remember)
    }
  }, [places, key])
  return null
}

function focusOn(name: string | null): boolean {
  const left = [...document.querySelectorAll<HTMLElement>('[data-focus]')].find(
    (it) => it.dataset.focus === name,
  )
  left?.focus({ preventScroll: true })
  return left !== undefined
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
