import { graphql, useFragment } from 'react-relay'
import type { CatalogSections_site$key } from '#generated/CatalogSections_site.graphql.ts'
import { BoardsSection } from './BoardsSection.tsx'
import { DeletedLabels } from './DeletedLabels.tsx'
import { StatusesSection } from './StatusesSection.tsx'
import { TagsSection } from './TagsSection.tsx'

/** Boards, statuses and tags, and those that were deleted lately. */
export function CatalogSections({ site }: { site: CatalogSections_site$key }) {
  const data = useFragment(
    graphql`
      fragment CatalogSections_site on Site {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the navigation draws a new board or status from the same answer
        ...FrameNav_site
        ...BoardsSection_site
        ...StatusesSection_site
        ...TagsSection_site
        ...DeletedLabels_site
      }
    `,
    site,
  )
  return (
    <>
      <BoardsSection site={data} />
      <StatusesSection site={data} />
      <TagsSection site={data} />
      <DeletedLabels site={data} />
    </>
  )
}
