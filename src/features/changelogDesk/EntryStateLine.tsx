import { formatDateTime } from '#lib/format.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import type { PresentEntry } from './presentEntry.ts'
import css from './EntryForm.module.css'

/** The state of an entry, and who can see it. */
export function EntryStateLine({ entry: { state, at } }: { entry: PresentEntry }) {
  const t = useMessages(changelogDeskMessages)
  const language = useLanguage()
  const clock = useClock()
  const when = at === null ? '' : formatDateTime(at, clock, language)
  const sentences = {
    DRAFT: () => t('entry.isDraft'),
    SCHEDULED: () => t('entry.isScheduled', { when }),
    PUBLISHED: () => t('entry.isPublished', { when }),
  }
  return (
    <p className={css.state} role="status">
      {sentences[state]()}
    </p>
  )
}
