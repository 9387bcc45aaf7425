import { use, useState } from 'react'
import { t } from '#lib/messages/en/moderation.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PostFacts, PostState } from './post.ts'
import { sayFailure } from './sayFailure.ts'
import { useSetPostState } from './useSetPostState.ts'
import css from './Moderation.module.css'

/**
 * Says to who may see it why a post is not public, and what happens next. Lazy: never import it
 * statically.
 */
export function PostBanner({ post }: { post: PostFacts }) {
  const { state, viewerCanModerate } = post
  const setState = useSetPostState()
  const refreshFrame = use(FrameRefreshContext)
  const [failure, setFailure] = useState<string | null>(null)
  if (state === 'LIVE') return null
  const put = async (next: PostState): Promise<void> => {
    const refusal = problemOf(await setState(post, next), sayFailure)
    setFailure(refusal)
    if (refusal === null) await refreshFrame().catch(() => undefined)
  }
  return (
    <Notice
      className={css.banner}
      title={t(`banner.${state}`)}
      action={
        viewerCanModerate && (
          <div className={css.acts}>
            <Button size="s" onClick={() => void put('LIVE')}>
              {t(state === 'PENDING' ? 'act.approve' : 'act.restore')}
            </Button>
            {state === 'PENDING' && (
              <Button size="s" variant="plain" onClick={() => void put('SPAM')}>
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
