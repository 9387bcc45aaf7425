import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useServices } from '#services/Services.tsx'

/** Milliseconds for which a screen that begins anew keeps the height it had. */
const HOLD_MS = 5_000

/**
 * New screens begin at their top, and Back finds the place that was left. The router's own
 * ScrollRestoration brings its framework half along, a kilobyte that the first screen cannot spare.
 */
export function ScrollKeeper() {
  const { places, renderedAt } = useServices()
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  // In a server's page the browser has gone to the place by itself, and the reader may have gone on.
  const wentByItself = renderedAt !== null
  useLayoutEffect(() => {
    const place = places.at(key)
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target && !(isFirst.current && wentByItself)) target.scrollIntoView()
    else if (!isFirst.current) window.scrollTo(0, isBack ? place.scroll : 0)
    // After signing in or out the screen begins anew at the same place, and its list has to grow
    // back to the reader's position.
    const holds = isFirst.current && place.scroll > 0
    if (holds) {
      document.body.style.minHeight = `${place.scroll + window.innerHeight}px`
      window.scrollTo(0, place.scroll)
    }
    const release = (): void => void (document.body.style.minHeight = '')
    const timer = holds ? setTimeout(release, HOLD_MS) : undefined
    isFirst.current = false
    const remember = (): void => {
      place.scroll = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      clearTimeout(timer)
      release()
    }
  }, [places, key, hash, isBack, wentByItself])
  useEffect(() => {
    // While the page is open the place is ours to restore; a reload is the browser's.
    const give = (): void => void (window.history.scrollRestoration = 'auto')
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', give)
    return () => {
      give()
      window.removeEventListener('pagehide', give)
    }
  }, [])
  return null
}
