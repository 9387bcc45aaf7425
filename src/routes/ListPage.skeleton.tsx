import type { ReactNode } from 'react'
import { Page } from '#ui/layout/Page.tsx'
import { RowsSkeleton } from '#ui/rows/RowSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './ListPage.skeleton.module.css'

/** A list before it is there. */
export function ListPageSkeleton({ head }: { head?: ReactNode }) {
  return (
    <Page>
      {head}
      <div className={css.tabs} aria-hidden="true">
        <Skeleton width={260} height={14} />
      </div>
      <RowsSkeleton />
    </Page>
  )
}
