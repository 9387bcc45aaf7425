import { graphql, useFragment } from 'react-relay'
import { EntryLabels } from '#entities/ChangelogEntry/EntryLabels.tsx'
import type { DeskRow_entry$data, DeskRow_entry$key } from '#generated/DeskRow_entry.graphql.ts'
import { formatDateTime, formatRelative, type Clock } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { editHref, type DeskState } from './deskAddress.ts'
import css from './DeskRow.module.css'

/** An entry in the team's list. */
export function DeskRow({ entry, state }: { entry: DeskRow_entry$key; state: DeskState }) {
  const t = useMessages(changelogDeskMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment DeskRow_entry on ChangelogEntry @throwOnFieldError {
        id
        title
        state
        publishAt
        publishedAt
        updatedAt
        ideas {
          __typename
        }
        ...EntryLabels_entry
      }
    `,
    entry,
  )
  return (
    <li className={css.row}>
      <AppLink href={editHref(data.id, state)} className={css.title} dir="auto">
        {data.title}
      </AppLink>
      <p className={css.facts}>
        <EntryLabels entry={data} />
        <span>{momentOf(data, clock, language, t)}</span>
        {data.ideas.length > 0 && <span>{t('desk.ideas', { count: data.ideas.length })}</span>}
      </p>
    </li>
  )
}

function momentOf(
  { state, publishAt, publishedAt, updatedAt }: DeskRow_entry$data,
  clock: Clock,
  language: Language,
  t: Translate<typeof changelogDeskMessages>,
): string {
  if (state === 'SCHEDULED' && publishAt != null)
    return t('desk.due', { when: formatDateTime(publishAt, clock, language) })
  if (state === 'PUBLISHED' && publishedAt != null)
    return t('desk.since', { when: formatRelative(publishedAt, clock, language) })
  return t('desk.changed', { when: formatRelative(updatedAt, clock, language) })
}
