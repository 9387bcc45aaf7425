import { useCallback, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { CommentItem } from '#entities/Comment/CommentItem.tsx'
import type { CommentPost_comment$key } from '#generated/CommentPost_comment.graphql.ts'
import { cx } from '#lib/cx.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { withoutTracking } from '#rules/tracking.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { MenuItem, OverlayProps } from '#ui/overlayProps.ts'
import type { EditFormProps } from './EditForm.lazy.tsx'
import { isOptimistic } from './optimisticComment.ts'
import { ReactionRow } from './ReactionRow.tsx'
import css from './CommentPost.module.css'

const EditForm = lazyComponent<EditFormProps>(() =>
  import('./EditForm.lazy.tsx').then((module) => module.EditForm),
)
const HistoryDialog = lazyOverlay<OverlayProps & { id: string }>(() =>
  import('#entities/IdeaEdit/HistoryDialog.lazy.tsx').then((module) => module.HistoryDialog),
)

interface Props {
  comment: CommentPost_comment$key
  canReact: boolean
  /** Somebody came for this one. */
  isTarget: boolean
  /** Its words stand above the list already, as the official answer. */
  isAbove?: boolean
  /** Marked as new to its reader. */
  isNew?: boolean
  /** Missing where nobody may answer. */
  onReply?: () => void
}

const commentFragment = graphql`
  fragment CommentPost_comment on Comment {
    id
    state
    editedAt
    viewerCanEdit
    viewerCanModerate
    author {
      name
    }
    ...CommentItem_comment
    ...ReactionRow_comment
  }
`

/** A comment and what can be done about it. */
export function CommentPost({
  comment,
  canReact,
  isTarget,
  isAbove = false,
  isNew = false,
  onReply,
}: Props) {
  const t = useMessages(commentsMessages)
  const tTimeline = useMessages(timelineMessages)
  const data = useFragment(commentFragment, comment)
  const { id, viewerCanEdit, viewerCanModerate } = data
  const box = useRef<HTMLDivElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const copyLink = useCopyLink(id)
  const endEdit = useCallback(() => {
    setEditing(false)
    box.current?.focus()
  }, [])
  const closeHistory = useCallback(() => setHistoryOpen(false), [])
  const isSending = isOptimistic(id)
  const isHere = (data.state === 'LIVE' || data.state === 'PENDING') && !isSending
  const item = (name: string, label: string, onAction: () => void): MenuItem => ({
    id: name,
    label,
    onAction,
  })
  const items = [
    item('link', t('comment.copyLink'), copyLink),
    viewerCanEdit && item('edit', t('comment.edit'), () => setEditing(true)),
    viewerCanModerate &&
      data.editedAt != null &&
      item('history', t('comment.history'), () => setHistoryOpen(true)),
  ].filter((one) => one !== false)
  return (
    <div ref={box} id={id} tabIndex={-1} className={cx(css.post, isTarget && css.target)}>
      {isNew && <span className={css.fresh}>{tTimeline('timeline.new')}</span>}
      <CommentItem
        comment={data}
        items={items}
        isSending={isSending}
        editor={
          isEditing ? (
            <EditForm id={id} onDone={endEdit} onReopen={() => setEditing(true)} />
          ) : isAbove ? (
            <AbovePointer />
          ) : undefined
        }
      >
        {isHere && !isEditing && (
          <div className={css.acts}>
            <ReactionRow comment={data} canReact={canReact} />
            {onReply && (
              <Button
                variant="plain"
                size="s"
                data-scripted
                onClick={onReply}
                aria-label={
                  data.author ? t('comment.replyTo', { name: data.author.name }) : undefined
                }
              >
                {t('comment.reply')}
              </Button>
            )}
          </div>
        )}
      </CommentItem>
      <HistoryDialog id={id} isOpen={isHistoryOpen} onClose={closeHistory} />
    </div>
  )
}

/** Stands in place of the official answer's words, which are above the list. */
function AbovePointer() {
  const t = useMessages(timelineMessages)
  const { pathname, search } = useLocation()
  return (
    <p className={css.above}>
      {t('timeline.above')}{' '}
      <AppLink href={`${pathname}${withoutTracking(search)}#answer`}>
        {t('timeline.toAbove')}
      </AppLink>
    </p>
  )
}

/**
 * Copies the address of a comment; where the browser does not let us, puts it into the address bar.
 */
function useCopyLink(id: string): () => void {
  const t = useMessages(commentsMessages)
  const { toasts } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = `${pathname}${search}#${id}`
  const shared = useHref(address)
  return () => {
    const show = (): void => {
      void navigate(address, { replace: true })
      toasts.add({ text: t('comment.linkInAddress') })
    }
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (!clipboard) return show()
    clipboard
      .writeText(new URL(shared, window.location.href).href)
      .then(() => toasts.add({ text: t('comment.linkCopied') }), show)
  }
}
