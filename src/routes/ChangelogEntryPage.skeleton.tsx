import { Page } from '#ui/layout/Page.tsx'
import { DetailSkeleton } from '#ui/rows/DetailSkeleton.tsx'
import css from './IdeaPage.skeleton.module.css'

/** An entry's page before it is there. */
export function ChangelogEntryPageSkeleton() {
  return (
    <Page>
      <div className={css.back} />
      <DetailSkeleton />
    </Page>
  )
}
