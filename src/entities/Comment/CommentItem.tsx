import { graphql, useFragment } from 'react-relay'
import type { CommentItem_comment$key } from '#generated/CommentItem_comment.graphql.ts'
import { UserByline } from '#entities/User/UserByline.tsx'
import { t } from '#lib/messages/t.ts'
import { Prose } from '#ui/Prose.tsx'
import css from './CommentItem.module.css'
import { CommentTools } from './CommentTools.tsx'

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
        ...CommentTools_comment
      }
    `,
    comment,
  )
  if (data.state === 'DELETED' || data.state === 'SPAM') {
    return (
      <div className={css.head}>
        <p className={css.gone}>{t(data.state === 'SPAM' ? 'comment.spam' : 'comment.deleted')}</p>
        <CommentTools comment={data} />
      </div>
    )
  }
  const notes = [data.state === 'PENDING' && t('idea.pending'), data.editedAt && t('comment.edited')].filter((note) => typeof note === 'string')
  return (
    <article className={css.comment}>
      <div className={css.head}>
        <UserByline user={data.author ?? null} at={data.createdAt} note={notes.map((note) => ` · ${note}`).join('')} />
        <CommentTools comment={data} />
      </div>
      {data.bodyHtml == null ? <p className={css.gone}>{t('section.failed')}</p> : <Prose html={data.bodyHtml} size="s" />}
    </article>
  )
}
