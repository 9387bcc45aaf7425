import { graphql } from 'react-relay'
import { LazyQuerySection } from '#entities/Failure/LazyQuerySection.tsx'
import type { MarkdownPreviewQuery } from '#generated/MarkdownPreviewQuery.graphql.ts'
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
