import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { debounce, type Debounced } from '#lib/debounce.ts'
import { listLimits } from '#rules/listLimits.ts'
import { withoutTracking } from '#rules/tracking.ts'
import { paths } from '#services/navigation/paths.ts'
import type { SearchForm } from '#ui/SearchField.tsx'

/** The search as it is typed, and whether the list still shows an older one. */
export interface SearchAddress {
  text: string
  /** Searches after the pause of docs/RULES.md#limits. */
  type(text: string): void
  /** Searches now. */
  submit(text: string): void
  pending: boolean
  /** The same search as a form, for a page whose script is not here. */
  form: SearchForm
}

/** Marks history entries that the field itself made. */
const typed = { typed: true }

/**
 * Keeps the search field and `?q=` of the address in step: the first letter makes a history entry,
 * the others replace it. On any screen but the list and the boards given it leads to the list.
 */
export function useSearchAddress(boards: readonly string[]): SearchAddress {
  const location = useLocation()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const shown = new URLSearchParams(location.search).get('q') ?? ''
  const [field, setField] = useState({ text: shown, key: location.key })
  // The field follows Back, links and removed filters; when its own search arrives, more may be typed already.
  if (field.key !== location.key)
    setField({ text: !isBack && isTyped(location.state) ? field.text : shown, key: location.key })

  // Asked for already, while React still draws the address before; Back may mean that it never gets to it.
  const asked = useRef<string | null>(null)
  useEffect(() => {
    const forget = (): void => void (asked.current = null)
    forget()
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [location.key])
  const isList = [paths.home, ...boards.map(paths.board)].includes(location.pathname)
  const list = isList ? location.pathname : paths.home
  const action = useHref(list)
  const listQuery = new URLSearchParams(isList ? withoutTracking(location.search) : '')
  listQuery.delete('after')
  const go = useEffectEvent((text: string) => {
    const query = new URLSearchParams(listQuery)
    const search = text.trim()
    const before = asked.current ?? query.get('q') ?? ''
    if (search === before) return
    const isUnderWay = asked.current !== null
    asked.current = search
    if (search === '') query.delete('q')
    else query.set('q', search)
    void navigate(
      { pathname: list, search: query.toString() },
      { replace: before !== '' && (isList || isUnderWay), state: typed },
    )
  })
  const later = useRef<Debounced<[string]> | null>(null)
  useEffect(() => {
    const delayed = debounce((text: string) => go(text), listLimits.searchDelay)
    later.current = delayed
    return delayed.cancel
  }, [])
  const isOwn = !isBack && isTyped(location.state)
  useEffect(() => {
    // Somebody went elsewhere: a search that still waits would take them away again.
    if (!isOwn) later.current?.cancel()
  }, [location.key, isOwn])
  const type = (text: string): void => {
    setField({ text, key: location.key })
    later.current?.(text)
  }
  return {
    text: field.text,
    type,
    submit(text) {
      type(text)
      later.current?.flush()
    },
    pending: field.text.trim() !== shown.trim(),
    form: {
      action,
      name: 'q',
      kept: [...listQuery].filter(([name, value]) => name !== 'q' && value !== ''),
    },
  }
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state
}
