import { use, useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FilterBar_query$key } from '#generated/FilterBar_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ActiveFiltersProps } from './ActiveFilters.lazy.tsx'
import { filterCount, type ListChoice, type SortName } from './listAddress.ts'
import { PlainFiltersContext } from './PlainFiltersContext.ts'
import { SortTabs } from './SortTabs.tsx'
import css from './PlainFilters.module.css'

const ActiveFilters = lazyComponent<ActiveFiltersProps>(
  () => import('./ActiveFilters.lazy.tsx').then((module) => module.ActiveFilters),
  <Skeleton height={32} />,
)
const FilterSheet = lazyOverlay(() =>
  import('./FilterSheet.lazy.tsx').then((module) => module.FilterSheet),
)

/** The order and the filters of a list, all of them addresses. */
export function FilterBar({ query, choice }: { query: FilterBar_query$key; choice: ListChoice }) {
  const t = useMessages(commonMessages)
  const data = useFragment(
    graphql`
      fragment FilterBar_query on Query {
        site {
          defaultSort
        }
        ...ActiveFilters_query
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by the sheet, whose code comes when it is opened
        ...FilterSheet_query
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by PlainFilters, which the server alone has
        ...PlainFilters_query
      }
    `,
    query,
  )
  const drawPlainFilters = use(PlainFiltersContext)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const count = filterCount(choice)
  const button = (
    <Button
      variant="plain"
      size="s"
      data-scripted
      onClick={() => setOpen(true)}
      aria-haspopup="dialog"
      aria-expanded={open}
    >
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </Button>
  )
  return (
    <>
      <SortTabs
        choice={choice}
        siteSort={data.site?.defaultSort.toLowerCase() as SortName | undefined}
        end={button}
      />
      <noscript className={css.box}>{drawPlainFilters?.({ query: data, choice })}</noscript>
      {count > 0 && <ActiveFilters query={data} choice={choice} />}
      <FilterSheet query={data} choice={choice} isOpen={open} onClose={close} />
    </>
  )
}
