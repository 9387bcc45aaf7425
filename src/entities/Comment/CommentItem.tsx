import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { CommentItem_comment$key } from '#generated/CommentItem_comment.graphql.ts'
import { cx } from '#lib/cx.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LockIcon } from '#ui/LockIcon.tsx'
import type { MenuItem } from '#ui/overlayProps.ts'
import { Prose } from '#ui/Prose.tsx'
import { CommentTools } from './CommentTools.tsx'
import css from './CommentItem.module.css'

interface Props {
  comment: CommentItem_comment$key
  /** The other items of its menu. */
  items?: readonly MenuItem[]
  /** Stands in place of its text while that is changed. */
  editor?: ReactNode
  /** It is not with the server yet. */
  isSending?: boolean
  /** The heading above it says already that this is an official answer. */
  isHeaded?: boolean
  /** Stands below its text. */
  children?: ReactNode
}

/** One comment of a discussion. */
export function CommentItem({
  comment,
  items = [],
  editor,
  isSending = false,
  isHeaded = false,
  children,
}: Props) {
  const tComments = useMessages(commentsMessages)
  const t = useMessages(commonMessages)
  const data = useFragment(
    graphql`
      fragment CommentItem_comment on Comment {
        state
        internal
        official
        createdAt
        editedAt
        bodyHtml @catch
        mergedFrom {
          number
        }
        author {
          ...UserByline_user
        }
        ...CommentTools_comment
      }
    `,
    comment,
  )
  const { state, internal } = data
  if (state === 'DELETED' || state === 'SPAM') {
    return (
      <div className={css.head}>
        <p className={css.gone}>
          {tComments(state === 'SPAM' ? 'comment.spam' : 'comment.deleted')}
        </p>
        <CommentTools comment={data} />
      </div>
    )
  }
  const notes = [
    isSending && tComments('comment.sending'),
    state === 'PENDING' && t('idea.pending'),
    data.editedAt && tComments('comment.edited'),
    data.official && !isHeaded && tComments('comment.official'),
    data.mergedFrom && tComments('comment.mergedFrom', { number: String(data.mergedFrom.number) }),
  ]
  const note = notes
    .filter((one) => typeof one === 'string')
    .map((one) => ` · ${one}`)
    .join('')
  return (
    <article className={cx(css.comment, internal && css.internal)}>
      {internal && (
        <p className={css.lock}>
          <LockIcon />
          {tComments('comment.internal')}
        </p>
      )}
      <div className={css.head}>
        <UserByline user={data.author ?? null} at={data.createdAt} note={note} />
        {!isSending && <CommentTools comment={data} items={items} />}
      </div>
      {editor ??
        (data.bodyHtml.ok ? (
          <Prose html={data.bodyHtml.value} size="s" />
        ) : (
          <p className={css.gone}>{t('section.failed')}</p>
        ))}
      {children}
    </article>
  )
}
