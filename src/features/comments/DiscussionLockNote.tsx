import { graphql, useFragment } from 'react-relay'
import type { DiscussionLockNote_idea$key } from '#generated/DiscussionLockNote_idea.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { LockIcon } from '#ui/LockIcon.tsx'
import css from './DiscussionLockNote.module.css'

/**
 * A note that names the person who locked the discussion and when, and says whether the reader may
 * comment all the same.
 */
export function DiscussionLockNote({ idea }: { idea: DiscussionLockNote_idea$key }) {
  const t = useMessages(commentsMessages)
  const language = useLanguage()
  const clock = useClock()
  const { discussionLock, viewerCanComment } = useFragment(
    graphql`
      fragment DiscussionLockNote_idea on Idea {
        viewerCanComment
        discussionLock {
          at
          by {
            name
          }
        }
      }
    `,
    idea,
  )
  if (!discussionLock) return null
  const { at, by } = discussionLock
  const date = formatDate(at, clock, language)
  return (
    <p className={css.note}>
      <LockIcon />
      <span>
        {by ? t('lock.by', { name: by.name, date }) : t('lock.byTeam', { date })}{' '}
        {t(viewerCanComment ? 'lock.teamOnly' : 'lock.noComments')}
      </span>
    </p>
  )
}
