import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { PostPreviewQuery } from '#generated/PostPreviewQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { Prose } from '#ui/Prose.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

const query = graphql`
  query PostPreviewQuery($body: String!) @throwOnFieldError {
    markdownPreview(body: $body)
  }
`

/** The text as it will look: made by the server, so that it looks the same once posted. */
export function PostPreview({ body }: { body: string }) {
  const [reference, load] = useQueryLoader<PostPreviewQuery>(query)
  useEffect(() => load({ body }), [load, body])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ body }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={3} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Rendered reference={reference} /> : skeleton}
    </Section>
  )
}

function Rendered({ reference }: { reference: PreloadedQuery<PostPreviewQuery> }) {
  const { markdownPreview } = usePreloadedQuery<PostPreviewQuery>(query, reference)
  return <Prose html={markdownPreview} />
}
