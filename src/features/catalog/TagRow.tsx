import { graphql, useFragment } from 'react-relay'
import type { TagRow_tag$key } from '#generated/TagRow_tag.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LockIcon } from '#ui/LockIcon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LabelRow, type LabelRowProps } from './LabelRow.tsx'
import { TagMark } from './TagMark.tsx'
import css from './Catalog.module.css'

interface Props extends Omit<LabelRowProps, 'count' | 'name' | 'children'> {
  tag: TagRow_tag$key
}

/** A tag: its dot and name, a lock where the team alone sees it, and how many ideas have it. */
export function TagRow({ tag, ...rest }: Props) {
  const t = useMessages(catalogMessages)
  const data = useFragment(
    graphql`
      fragment TagRow_tag on Tag {
        name
        description
        color
        visibility
        totalIdeaCount @catch(to: NULL)
      }
    `,
    tag,
  )
  return (
    <LabelRow {...rest} name={data.name} count={data.totalIdeaCount}>
      <span className={css.name}>
        <TagMark name={data.name} color={data.color} />
        {data.visibility === 'TEAM' && (
          <>
            <LockIcon />
            <VisuallyHidden>{t('tags.teamOnly')}</VisuallyHidden>
          </>
        )}
      </span>
      {data.description && <span className={css.about}>{data.description}</span>}
    </LabelRow>
  )
}
