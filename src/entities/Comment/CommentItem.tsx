import { graphql, useFragment } from 'react-relay'
import type { CommentItem_comment$key } from '#generated/CommentItem_comment.graphql.ts'
import { UserByline } from '#entities/User/UserByline.tsx'
import { t } from '#lib/messages/t.ts'
import { Prose } from '#ui/Prose.tsx'
import css from './CommentItem.module.css'

/** One comment of a discussion. */
export function CommentItem({ comment }: { comment: CommentItem_comment$key }) {
  const data = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        state
        createdAt
        editedAt
        bodyHtml
        author {
          ...UserByline_user
        }
      }
    `,
    comment,
  )
  if (data.state === 'DELETED') return <p className={css.gone}>{t('comment.deleted')}</p>
  return (
    <article className={css.comment}>
      <UserByline user={data.author ?? null} at={data.createdAt} note={data.editedAt ? ` · ${t('comment.edited')}` : undefined} />
      {data.bodyHtml == null ? <p className={css.gone}>{t('section.failed')}</p> : <Prose html={data.bodyHtml} size="s" />}
    </article>
  )
}
