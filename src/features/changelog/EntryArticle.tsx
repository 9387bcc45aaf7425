import { graphql, useFragment } from 'react-relay'
import { EntryIdeas } from '#entities/ChangelogEntry/EntryIdeas.tsx'
import { EntryLabels } from '#entities/ChangelogEntry/EntryLabels.tsx'
import type { EntryArticle_entry$key } from '#generated/EntryArticle_entry.graphql.ts'
import { formatDate, formatDateTime } from '#lib/format.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ShareAddress } from '#parts/share/ShareAddress.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { href } from '#services/navigation/href.ts'
import { useServices } from '#services/Services.tsx'
import { Prose } from '#ui/Prose.tsx'
import { EntryReactions } from './EntryReactions.tsx'
import css from './EntryArticle.module.css'

interface Props {
  entry: EntryArticle_entry$key
  /** On its own page the title is the page's heading, and leads nowhere. */
  isAlone?: boolean
}

/** An entry of the changelog: its date in the margin, what is new, the ideas it closes, reactions. */
export function EntryArticle({ entry, isAlone = false }: Props) {
  const t = useMessages(changelogMessages)
  const language = useLanguage()
  const clock = useClock()
  const { usage } = useServices()
  const data = useFragment(
    graphql`
      fragment EntryArticle_entry on ChangelogEntry @throwOnFieldError {
        id
        slug
        title
        bodyHtml
        publishedAt
        viewerCanEdit
        ...EntryLabels_entry
        ...EntryIdeas_entry
        ...EntryReactions_entry
      }
    `,
    entry,
  )
  const { id, slug, title, bodyHtml, publishedAt, viewerCanEdit } = data
  const path = href('/changelog/:slug', { slug })
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <article className={css.entry} aria-labelledby={`${id}-title`}>
      {publishedAt != null && (
        <time
          dateTime={publishedAt}
          title={formatDateTime(publishedAt, clock, language)}
          className={css.date}
        >
          {formatDate(publishedAt, clock, language)}
        </time>
      )}
      <p className={css.labels}>
        <EntryLabels entry={data} />
      </p>
      <div className={css.content}>
        <Heading id={`${id}-title`} className={css.title} dir="auto">
          {isAlone ? title : <AppLink href={path}>{title}</AppLink>}
        </Heading>
        {bodyHtml !== '' && <Prose html={bodyHtml} className={css.prose} />}
        <Section skeleton={null}>
          <EntryIdeas entry={data} />
        </Section>
        <div className={css.acts} data-scripted>
          <EntryReactions entry={data} />
          <span className={css.end}>
            {viewerCanEdit && (
              <AppLink
                href={`${href('/team/changelog')}?edit=${encodeURIComponent(id)}`}
                className={css.edit}
              >
                {t('log.edit')}
              </AppLink>
            )}
            <ShareAddress
              label={t('log.share', { title })}
              title={title}
              path={path}
              onShared={(by) => usage.track('entry_shared', { by })}
            />
          </span>
        </div>
      </div>
    </article>
  )
}
