import type { ComponentProps } from 'react'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { TimelineRows } from './TimelineRows.tsx'
import { useCommentsHref } from './useCommentsHref.ts'
import css from './CommentList.module.css'

/**
 * Comments in their order, for a page where no script will ever bring the newest: hidden where there
 * is one. No `<noscript>`, which people's HTML could end in a browser with scripts.
 */
export function PlainTimeline({
  after,
  ...rows
}: ComponentProps<typeof TimelineRows> & { after: string | null }) {
  const t = useMessages(commentsMessages)
  const href = useCommentsHref(after)
  if (useIsHydrated()) return null
  return (
    <div className={css.plain}>
      <TimelineRows {...rows} />
      <ButtonLink href={href} component={PlainLink}>
        {t('comments.more')}
      </ButtonLink>
    </div>
  )
}
