import { t } from '#lib/messages/t.ts'
import css from './ResultCount.module.css'

/** Beyond this the server stops counting the hits of a search. */
const COUNTED_TO = 500

/** How much a search found, also said to screen readers. */
export function ResultCount({ count, search }: { count: number; search: string }) {
  const text = count >= COUNTED_TO ? t('search.many', { count }) : t('search.found', { count })
  return (
    <p role="status" className={css.count}>
      {text} <bdi>“{search}”</bdi>
    </p>
  )
}
