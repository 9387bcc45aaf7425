import { useRef } from 'react'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ComposerProps } from './CommentComposer.lazy.tsx'
import { EarlyComment, type BegunComment } from './EarlyComment.tsx'
import css from './CommentList.module.css'

const Composer = lazyComponent<ComposerProps>(
  () => import('./CommentComposer.lazy.tsx').then((module) => module.CommentComposer),
  ({ begunRef, isLocked }) => begunRef && !isLocked && <EarlyComment begunRef={begunRef} />,
)

/** The form for a comment that answers no other, and what stands there before its code, or without any. */
export function NewComment({
  connectionId,
  endCursor,
  ...composer
}: Omit<ComposerProps, 'place'> & Pick<ComposerProps['place'], 'connectionId' | 'endCursor'>) {
  const t = useMessages(commentsMessages)
  const begunRef = useRef<BegunComment | null>(null)
  return (
    <>
      <noscript>
        <p className={css.none}>{t('compose.plain')}</p>
      </noscript>
      <Composer
        {...composer}
        begunRef={begunRef}
        place={{ replyTo: null, under: null, connectionId, endCursor }}
      />
    </>
  )
}
