import { graphql, useFragment } from 'react-relay'
import type { EntryLink_entry$key } from '#generated/EntryLink_entry.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { href } from '#services/navigation/href.ts'
import { Icon } from '#ui/Icon.tsx'
import { EntryLabels } from './EntryLabels.tsx'
import css from './EntryLink.module.css'

/** The way from an idea to the entry of the changelog that closes it. */
export function EntryLink({ entry }: { entry: EntryLink_entry$key }) {
  const t = useMessages(changelogMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment EntryLink_entry on ChangelogEntry {
        slug
        title
        publishedAt
        ...EntryLabels_entry
      }
    `,
    entry,
  )
  return (
    <AppLink href={href('/changelog/:slug', { slug: data.slug })} className={css.link}>
      <span className={css.words}>
        <strong className={css.title} dir="auto">
          {data.title}
        </strong>
        <span className={css.facts}>
          <EntryLabels entry={data} />
          <span>{t('log.read')}</span>
        </span>
      </span>
      {data.publishedAt != null && (
        <time dateTime={data.publishedAt} className={css.date}>
          {formatDate(data.publishedAt, clock, language)}
        </time>
      )}
      <Icon name="go" />
    </AppLink>
  )
}
