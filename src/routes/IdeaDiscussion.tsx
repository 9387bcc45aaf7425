import { graphql, useFragment } from 'react-relay'
import { CommentList } from '#features/comments/CommentList.tsx'
import type { IdeaDiscussion_idea$key } from '#generated/IdeaDiscussion_idea.graphql.ts'
import type { IdeaDiscussion_query$key } from '#generated/IdeaDiscussion_query.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import css from './IdeaPage.module.css'

/** The discussion of an idea, under its heading with the number of comments. */
export function IdeaDiscussion(props: {
  idea: IdeaDiscussion_idea$key
  query: IdeaDiscussion_query$key
}) {
  const t = useMessages(commentsMessages)
  const language = useLanguage()
  const idea = useFragment(
    graphql`
      fragment IdeaDiscussion_idea on Idea @argumentDefinitions(after: { type: "String" }) {
        id
        commentCount
        ...CommentList_idea @arguments(after: $after)
        ...CommentListHead_idea
      }
    `,
    props.idea,
  )
  const query = useFragment(
    graphql`
      fragment IdeaDiscussion_query on Query {
        ...CommentList_query
      }
    `,
    props.query,
  )
  return (
    <section aria-labelledby="comments" className={css.comments}>
      <h2 id="comments" className={css.heading}>
        {t('comments.title')}{' '}
        {idea.commentCount > 0 && (
          <span className={css.count}>{formatNumber(idea.commentCount, language)}</span>
        )}
      </h2>
      <Section skeleton={<SkeletonText lines={6} />}>
        <CommentList key={idea.id} idea={idea} query={query} />
      </Section>
    </section>
  )
}
