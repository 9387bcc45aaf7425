import { Suspense, type ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { ListChoice } from '#features/ideas/listAddress.ts'
import { SortTabs } from '#features/ideas/SortTabs.tsx'
import type { ListAroundQuery } from '#generated/ListAroundQuery.graphql.ts'
import { Page } from '#ui/layout/Page.tsx'
import { ListAside, ListFilters } from './ListAround.tsx'

interface Props {
  around: PreloadedQuery<ListAroundQuery>
  choice: ListChoice
  head: ReactNode
  children: ReactNode
}

/** A list with its order, its filters and its context. */
export function ListScreen({ around, choice, head, children }: Props) {
  return (
    <Page
      aside={
        <Suspense fallback={null}>
          <ListAside around={around} />
        </Suspense>
      }
    >
      {head}
      <Suspense fallback={<SortTabs choice={choice} />}>
        <ListFilters around={around} choice={choice} />
      </Suspense>
      {children}
    </Page>
  )
}
