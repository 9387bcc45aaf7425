import { use, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Translate } from '#lib/messages/catalogue.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { MoreIcon } from '#ui/MoreIcon.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import type { PostFacts, PostState } from './post.ts'
import { useSayModerationFailure } from './useSayModerationFailure.ts'
import { useSetPostState } from './useSetPostState.ts'

const Menu = lazyOverlay<AnchoredProps & { items: readonly MenuItem[] }>(() =>
  import('#ui/overlays/Menu.lazy.tsx').then((module) => module.Menu),
)
const ReportDialog = lazyOverlay(() =>
  import('./ReportDialog.lazy.tsx').then((module) => module.ReportDialog),
)
const DeleteDialog = lazyOverlay(() =>
  import('./DeleteDialog.lazy.tsx').then((module) => module.DeleteDialog),
)

/** The menu of a post; `items` come first. */
export function PostMenu({ post, items = [] }: { post: PostFacts; items?: readonly MenuItem[] }) {
  const language = useLanguage()
  const sayFailure = useSayModerationFailure()
  const t = useMessages(moderationMessages)
  const { toasts } = useServices()
  const navigate = useNavigate()
  const setState = useSetPostState()
  const refreshFrame = use(FrameRefreshContext)
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const put = async (state: PostState): Promise<void> => {
    const failure = problemOf(await setState(post, state), language, sayFailure)
    if (failure !== null) return void toasts.add({ text: failure })
    focusPost()
    await refreshFrame().catch(() => undefined)
  }
  /** The rest of the post has another menu, and the focus was on the one that is gone. */
  const focusPost = (): void => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(post.id)?.focus()
    })
  }
  const onDeleted = (): void => {
    // A comment goes where it was seen; an idea takes its page along.
    if (post.kind === 'comment') return focusPost()
    toasts.add({ text: t('delete.done') })
    void navigate(paths.home)
  }
  return (
    <>
      <MenuButton
        label={t(`menu.${post.kind}`)}
        icon={<MoreIcon />}
        preload={Menu.preload}
        menu={(overlay) => (
          <Menu
            {...overlay}
            items={[
              ...items,
              ...itemsOf(
                post,
                {
                  report: () => setOpen('report'),
                  remove: () => setOpen('delete'),
                  put: (state) => void put(state),
                },
                t,
              ),
            ]}
          />
        )}
      />
      <ReportDialog isOpen={open === 'report'} onClose={close} post={post} />
      <DeleteDialog isOpen={open === 'delete'} onClose={close} post={post} onDeleted={onDeleted} />
    </>
  )
}

function itemsOf(
  post: PostFacts,
  acts: { report: () => void; remove: () => void; put: (state: PostState) => void },
  t: Translate<typeof moderationMessages>,
): MenuItem[] {
  const { state, viewerCanDelete, viewerCanModerate, viewerCanReport, viewerHasReported } = post
  const item = (id: string, label: string, onAction: () => void, tone?: 'danger'): MenuItem => ({
    id,
    label,
    onAction,
    tone,
  })
  return [
    viewerCanReport && {
      ...item('report', t(viewerHasReported ? 'act.reported' : 'act.report'), acts.report),
      isDisabled: viewerHasReported,
    },
    viewerCanModerate &&
      state === 'PENDING' &&
      item('approve', t('act.approve'), () => acts.put('LIVE')),
    viewerCanModerate &&
      (state === 'SPAM' || state === 'DELETED') &&
      item('restore', t('act.restore'), () => acts.put('LIVE')),
    viewerCanModerate && state !== 'SPAM' && item('spam', t('act.spam'), () => acts.put('SPAM')),
    viewerCanDelete
      ? item('delete', t('act.delete'), acts.remove, 'danger')
      : viewerCanModerate &&
        state !== 'DELETED' &&
        item('delete', t('act.delete'), () => acts.put('DELETED'), 'danger'),
  ].filter((one) => one !== false)
}
