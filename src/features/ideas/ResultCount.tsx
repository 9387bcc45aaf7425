import { useEffect } from 'react'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SEARCH_COUNTED } from '#rules/searchCounted.ts'
import { useServices } from '#services/Services.tsx'
import css from './ResultCount.module.css'

/** A search is one when it has stood for so long: nobody has gone on typing. */
const STOOD_MS = 1_000

/** The number of results of a search, also said to screen readers. */
export function ResultCount({ count, search }: { count: number; search: string }) {
  const t = useMessages(ideaListMessages)
  const { usage } = useServices()
  useEffect(() => {
    const stood = setTimeout(
      () => usage.track('search_made', { length: search.length, results: count }),
      STOOD_MS,
    )
    return () => clearTimeout(stood)
  }, [usage, count, search])
  const text = t(count < SEARCH_COUNTED ? 'search.found' : 'search.many', { count })
  return (
    <p role="status" className={css.count}>
      {text} <bdi>“{search}”</bdi>
    </p>
  )
}
