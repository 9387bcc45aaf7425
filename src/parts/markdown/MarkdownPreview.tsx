import { graphql } from 'react-relay'
import type { MarkdownPreviewQuery } from '#generated/MarkdownPreviewQuery.graphql.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { limits } from '#rules/limits.ts'
import { Prose } from '#ui/Prose.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

const query = graphql`
  query MarkdownPreviewQuery($body: String!, $postId: ID) @throwOnFieldError {
    markdownPreview(body: $body, postId: $postId)
  }
`

interface Props {
  body: string
  /** The idea or comment that is edited; without it the text is a new one. */
  postId?: string | null
}

/** The text as it will look: made by the server, so that it looks the same once posted. */
export function MarkdownPreview({ body, postId = null }: Props) {
  const sayProblem = useProblemText()
  if (body.length > limits.textSent) {
    const problem = { rule: 'tooLong', limit: limits.textSent, length: body.length } as const
    return <p>{sayProblem({ ...problem, field: 'body' })}</p>
  }
  return (
    <LazyQuerySection<MarkdownPreviewQuery>
      query={query}
      variables={{ body, postId }}
      skeleton={<SkeletonText lines={3} />}
      fromStore
    >
      {({ markdownPreview }) => <Prose html={markdownPreview} />}
    </LazyQuerySection>
  )
}
