import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FilterBar_query$key } from '#generated/FilterBar_query.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { Button } from '#ui/Button.tsx'
import { LazySheet } from '#ui/overlays.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterChoices } from './FilterChoices.tsx'
import { SortTabs } from './SortTabs.tsx'
import { filterCount } from './listAddress.ts'
import type { ListChoice } from './listAddress.ts'

/** The order and the filters of a list, all of them addresses. */
export function FilterBar({ query, choice }: { query: FilterBar_query$key; choice: ListChoice }) {
  const data = useFragment(
    graphql`
      fragment FilterBar_query on Query {
        ...ActiveFilters_query
        ...FilterChoices_query
      }
    `,
    query,
  )
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const count = filterCount(choice)
  const button = (
    <Button variant="plain" size="s" onClick={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={open}>
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </Button>
  )
  return (
    <>
      <SortTabs choice={choice} end={button} />
      <ActiveFilters query={data} choice={choice} />
      <LazySheet title={t('filter.title')} isOpen={open} onClose={close} footer={<Button variant="primary" onClick={close}>{t('filter.done')}</Button>}>
        <FilterChoices query={data} choice={choice} />
      </LazySheet>
    </>
  )
}
