import { use, useState } from 'react'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { Notice } from '#ui/Notice.tsx'
import type { PostFacts, PostState } from './post.ts'
import { useSayModerationFailure } from './useSayModerationFailure.ts'
import { useSetPostState } from './useSetPostState.ts'
import css from './Moderation.module.css'

/**
 * Says to who may see it why a post is not public, and what happens next.
 */
export function PostBanner({ post }: { post: PostFacts }) {
  const language = useLanguage()
  const sayFailure = useSayModerationFailure()
  const t = useMessages(moderationMessages)
  const { state, viewerCanModerate } = post
  const setState = useSetPostState()
  const refreshFrame = use(FrameRefreshContext)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (state === 'LIVE') return null
  const put = async (next: PostState): Promise<void> => {
    if (isSending) return
    setSending(true)
    const refusal = problemOf(await setState(post, next), language, sayFailure)
    setSending(false)
    setFailure(refusal)
    if (refusal === null) await refreshFrame().catch(() => undefined)
  }
  return (
    <Notice
      className={css.banner}
      title={t(`banner.${state}`)}
      action={
        viewerCanModerate && (
          <div key={state} ref={handOnFocus} className={css.acts}>
            <Button size="s" onClick={() => void put('LIVE')} aria-disabled={isSending}>
              {t(state === 'PENDING' ? 'act.approve' : 'act.restore')}
            </Button>
            {state === 'PENDING' && (
              <Button
                size="s"
                variant="plain"
                onClick={() => void put('SPAM')}
                aria-disabled={isSending}
              >
                {t('act.spam')}
              </Button>
            )}
          </div>
        )
      }
    >
      <p>
        {state === 'PENDING'
          ? t(viewerCanModerate ? 'banner.PENDING.team' : 'banner.PENDING.author')
          : t(`banner.${state}.team`)}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
    </Notice>
  )
}
