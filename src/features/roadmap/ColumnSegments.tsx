import { formatCount } from '#lib/format.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { StatusDot } from '#ui/StatusMark.tsx'
import type { ColumnData } from './columnData.ts'
import { roadmapHref, type RoadmapChoice } from './roadmapAddress.ts'
import css from './ColumnSegments.module.css'

interface Props {
  columns: readonly ColumnData[]
  /** The slug of the column that a narrow screen shows. */
  current: string
  choice: RoadmapChoice
}

/** The columns to choose from on a screen that has room for one; each has its address. */
export function ColumnSegments({ columns, current, choice }: Props) {
  const t = useMessages(roadmapMessages)
  const language = useLanguage()
  return (
    <nav aria-label={t('roadmap.columns')} className={css.segments}>
      {columns.map(({ slug, name, category, color, total }) => (
        <AppLink
          key={slug}
          href={roadmapHref({ ...choice, column: slug, after: null })}
          replace
          aria-current={slug === current ? 'true' : undefined}
          className={css.segment}
        >
          <StatusDot category={category} color={color} />
          <bdi className={css.name}>{name}</bdi>{' '}
          <span className={css.count}>{formatCount(total, language)}</span>
        </AppLink>
      ))}
    </nav>
  )
}
