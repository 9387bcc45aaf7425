import { graphql, useFragment } from 'react-relay'
import type { ScreenTitle_query$key } from '#generated/ScreenTitle_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { NotIndexed } from './NotIndexed.tsx'
import type { OthersPage } from './SharedHead.lazy.tsx'
import { SharedHead } from './SharedHead.tsx'
import { TabTitle } from './TabTitle.tsx'

interface Props {
  readonly query: ScreenTitle_query$key
  readonly title: string | null
  /** The page for others, where it can be shared; null for a page of one's own. */
  readonly shared?: OthersPage | null
}

/**
 * The title of a screen in the browser's tab, with the site it belongs to, and what search engines
 * and chats show of it.
 */
export function ScreenTitle({ query, title, shared = null }: Props) {
  const t = useMessages(commonMessages)
  const { site } = useFragment(
    graphql`
      fragment ScreenTitle_query on Query {
        site {
          name
          ...SharedHead_site
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
  return (
    <>
      <TabTitle>{title === null ? name : `${title} · ${name}`}</TabTitle>
      {(shared === null || shared.isIndexed === false) && <NotIndexed />}
      {shared && site && <SharedHead site={site} title={title} page={shared} />}
    </>
  )
}
