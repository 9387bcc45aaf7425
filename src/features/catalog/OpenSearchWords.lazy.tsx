import { graphql } from 'react-relay'
import type { OpenSearchWordsQuery } from '#generated/OpenSearchWordsQuery.graphql.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SearchWordLists } from './SearchWordLists.tsx'

const query = graphql`
  query OpenSearchWordsQuery @throwOnFieldError {
    site {
      ...SearchWordLists_site
    }
  }
`

/** The lists of words that mean the same, asked for when somebody opens them. */
export function OpenSearchWords() {
  return (
    <LazyQuerySection<OpenSearchWordsQuery>
      query={query}
      variables={{}}
      skeleton={<Skeleton height={240} />}
    >
      {({ site }) => site && <SearchWordLists site={site} />}
    </LazyQuerySection>
  )
}
