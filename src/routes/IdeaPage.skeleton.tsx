import { Page } from '#ui/layout/Page.tsx'
import { DetailSkeleton } from '#ui/rows/DetailSkeleton.tsx'
import { BackLink } from './BackLink.tsx'

/** An idea's page before it is there. */
export function IdeaPageSkeleton() {
  return (
    <Page>
      <BackLink />
      <DetailSkeleton />
    </Page>
  )
}
