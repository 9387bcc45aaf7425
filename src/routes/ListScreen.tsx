import type { ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { ListChoice } from '#features/ideas/listAddress.ts'
import { SortTabs } from '#features/ideas/SortTabs.tsx'
import type { ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { Beside } from '#parts/failure/Beside.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { ListAside, ListFilters } from './ListSidebar.tsx'

interface Props {
  sidebar: PreloadedQuery<ListSidebarQuery>
  choice: ListChoice
  head: ReactNode
  children: ReactNode
}

/** A list with its order, its filters and its context. */
export function ListScreen({ sidebar, choice, head, children }: Props) {
  return (
    <Page
      aside={
        <Beside of={sidebar}>
          <ListAside sidebar={sidebar} />
        </Beside>
      }
    >
      {head}
      <Beside of={sidebar} instead={<SortTabs choice={choice} />} isToldNarrow>
        <ListFilters sidebar={sidebar} choice={choice} />
      </Beside>
      {children}
    </Page>
  )
}
