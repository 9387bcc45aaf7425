import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { MarkdownPreviewQuery } from '#generated/MarkdownPreviewQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { Prose } from '#ui/Prose.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

const query = graphql`
  query MarkdownPreviewQuery($body: String!) @throwOnFieldError {
    markdownPreview(body: $body)
  }
`

/** The text as it will look: made by the server, so that it looks the same once posted. */
export function MarkdownPreview({ body }: { body: string }) {
  const [reference, load] = useQueryLoader<MarkdownPreviewQuery>(query)
  useEffect(() => load({ body }), [load, body])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ body }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={3} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Rendered reference={reference} /> : skeleton}
    </Section>
  )
}

function Rendered({ reference }: { reference: PreloadedQuery<MarkdownPreviewQuery> }) {
  const { markdownPreview } = usePreloadedQuery<MarkdownPreviewQuery>(query, reference)
  return <Prose html={markdownPreview} />
}
