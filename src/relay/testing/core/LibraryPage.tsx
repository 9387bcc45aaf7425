import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { principal } from '../../boundaries/principal.ts'
import { SectionBoundary, type SectionFailureProps } from '../../boundaries/SectionBoundary.tsx'
import type { PageProps } from '../../entrypoints/PageEntryPoint.ts'
import type { LibraryPage_summary$key } from './__generated__/LibraryPage_summary.graphql.ts'
import type { LibraryPageQuery } from './__generated__/LibraryPageQuery.graphql.ts'

/** A typical page: a principal field, and a section that can fail by itself. */
export function LibraryPage({ queries }: PageProps<{ page: LibraryPageQuery }>) {
  const data = usePreloadedQuery<LibraryPageQuery>(
    graphql`
      query LibraryPageQuery($id: ID!) @preloadable @throwOnFieldError {
        book(id: $id) {
          title
          ...LibraryPage_summary
        }
      }
    `,
    queries.page,
  )
  const book = principal(data.book)
  return (
    <>
      <h1>{book.title}</h1>
      <SectionBoundary skeleton={<p>Summary loads</p>} failure={SectionFailure}>
        <Summary book={book} />
      </SectionBoundary>
    </>
  )
}

function Summary({ book }: { book: LibraryPage_summary$key }) {
  const { summary } = useFragment(
    graphql`
      fragment LibraryPage_summary on Book @throwOnFieldError {
        summary
      }
    `,
    book,
  )
  return <p>Summary: {summary}</p>
}

function SectionFailure({ retry, isRetrying }: SectionFailureProps) {
  return (
    <button onClick={retry} disabled={isRetrying}>
      Load the summary again
    </button>
  )
}
