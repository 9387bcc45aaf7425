import { graphql, useFragment } from 'react-relay'
import type { ScreenTitle_query$key } from '#generated/ScreenTitle_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { TabTitle } from './TabTitle.tsx'

/** The title of a screen in the browser's tab, with the site it belongs to. */
export function ScreenTitle({
  query,
  title,
}: {
  query: ScreenTitle_query$key
  title: string | null
}) {
  const t = useMessages(commonMessages)
  const { site } = useFragment(
    graphql`
      fragment ScreenTitle_query on Query {
        site {
          name
        }
        # eslint-disable-next-line relay/unused-fields -- the frame reads it: a site that was closed meanwhile closes with the next page
        viewer {
          # eslint-disable-next-line relay/unused-fields -- for the frame, as said above
          canRead
        }
      }
    `,
    query,
  )
  const name = site?.name ?? t('product.name')
  return <TabTitle>{title === null ? name : `${title} · ${name}`}</TabTitle>
}
