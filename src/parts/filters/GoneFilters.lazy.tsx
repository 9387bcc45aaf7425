import { goneFiltersMessages } from '#lib/messages/catalogues/goneFilters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { Notice } from '#ui/Notice.tsx'
import css from './GoneFilters.module.css'

/** The missing filters, and the way on. */
export interface GoneFiltersProps {
  /** Slugs in the address that are of no status of the site. */
  statuses: readonly string[]
  /** Slugs that are of no tag. */
  tags: readonly string[]
  /** The address without them. */
  href: string
}

/** Says of an address which of its statuses and tags there are not, and leads to what is shown without them. */
export function GoneFilters({ statuses, tags, href }: GoneFiltersProps) {
  const t = useMessages(goneFiltersMessages)
  const count = statuses.length + tags.length
  return (
    <div ref={handOnFocus} className={css.gone}>
      <Notice
        action={
          <ButtonLink href={href} component={AppLink} size="s">
            {t('remove', { count })}
          </ButtonLink>
        }
      >
        {statuses.map((slug) => (
          <p key={`status-${slug}`}>{t('status', { slug })}</p>
        ))}
        {tags.map((slug) => (
          <p key={`tag-${slug}`}>{t('tag', { slug })}</p>
        ))}
      </Notice>
    </div>
  )
}
