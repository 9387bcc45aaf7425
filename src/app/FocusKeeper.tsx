import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Place } from '#services/navigation/placeMemory.ts'
import { useServices } from '#services/Services.tsx'

/**
 * Where the focus goes with the screens: to the heading of a new one, so that it is read out, and back to the link
 * somebody left by. Whoever is typing is left in peace.
 */
export function FocusKeeper() {
  const { places } = useServices()
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  const arrive = useEffectEvent((place: Place) => {
    const isOther = shown.current !== pathname
    shown.current = pathname
    if (!isOther || isTyping()) return
    const left = isBack ? [...document.querySelectorAll<HTMLElement>('[data-focus]')].find((it) => it.dataset.focus === place.focus) : undefined
    if (left) left.focus({ preventScroll: true })
    else focusHeading()
  })
  useEffect(() => {
    const place = places.at(key)
    arrive(place)
    const remember = (event: FocusEvent): void => {
      place.focus = (event.target as Element).closest<HTMLElement>('[data-focus]')?.dataset.focus ?? null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [places, key])
  return null
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
