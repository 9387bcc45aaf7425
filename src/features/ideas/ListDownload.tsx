import { graphql } from 'react-relay'
import type { ListDownloadQuery } from '#generated/ListDownloadQuery.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { DownloadButton } from '#parts/link/DownloadButton.tsx'
import { choiceHref, type ListChoice } from './listAddress.ts'

const query = graphql`
  query ListDownloadQuery @throwOnFieldError {
    viewer {
      canModerate
    }
  }
`

/** The list that is shown as a file for spreadsheets, for the team. */
export function ListDownload({ choice }: { choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  return (
    <LazyQuerySection<ListDownloadQuery> query={query} variables={{}} skeleton={null} fromStore>
      {({ viewer }) =>
        viewer.canModerate && (
          <DownloadButton path={listPath(choice)} file="ideas.csv" failed={t('filter.csvFailed')}>
            {t('filter.csv')}
          </DownloadButton>
        )
      }
    </LazyQuerySection>
  )
}

/** The address of a list's file: its page's own query, with the board. */
function listPath(choice: ListChoice): string {
  const query = new URLSearchParams(choiceHref(choice).split('?')[1])
  if (choice.board !== null) query.set('board', choice.board)
  const text = query.toString()
  return `/api/lists/ideas.csv${text === '' ? '' : `?${text}`}`
}
