import { graphql } from 'react-relay'
import type { MarkdownPreviewQuery } from '#generated/MarkdownPreviewQuery.graphql.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { Prose } from '#ui/Prose.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

const query = graphql`
  query MarkdownPreviewQuery($body: String!) @throwOnFieldError {
    markdownPreview(body: $body)
  }
`

/** The text as it will look: made by the server, so that it looks the same once posted. */
export function MarkdownPreview({ body }: { body: string }) {
  return (
    <LazyQuerySection<MarkdownPreviewQuery>
      query={query}
      variables={{ body }}
      skeleton={<SkeletonText lines={3} />}
      fromStore
    >
      {({ markdownPreview }) => <Prose html={markdownPreview} />}
    </LazyQuerySection>
  )
}
