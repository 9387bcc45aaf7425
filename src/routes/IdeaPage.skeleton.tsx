import { Page } from '#ui/layout/Page.tsx'
import { DetailSkeleton } from '#ui/rows/DetailSkeleton.tsx'
import css from './IdeaPage.skeleton.module.css'

/** An idea's page before it is there. */
export function IdeaPageSkeleton() {
  return (
    <Page>
      <div className={css.back} />
      <DetailSkeleton />
    </Page>
  )
}
