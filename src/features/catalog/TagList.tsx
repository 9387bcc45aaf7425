import { graphql, useFragment } from 'react-relay'
import type { TagList_tags$key } from '#generated/TagList_tags.graphql.ts'
import { cx } from '#lib/cx.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { TagForm } from './TagForm.tsx'
import { TagRow } from './TagRow.tsx'
import css from './Catalog.module.css'

/** Tags from which on they can be narrowed by name. */
const MANY = 30

interface Props {
  tags: TagList_tags$key
  openId: string | null
  lastId: string | null
  typed: string
  onType: (typed: string) => void
  onOpen: (id: string) => void
  onDone: (id: string) => void
  onCancel: (id: string) => void
  onDelete: (id: string) => void
}

/**
 * The tags by name, each with its form; many have a field that narrows them. The one whose form is
 * open, or was last, stays whatever is typed.
 */
export function TagList({
  tags: given,
  openId,
  lastId,
  typed,
  onType,
  onOpen,
  onDone,
  onCancel,
  onDelete,
}: Props) {
  const t = useMessages(catalogMessages)
  const tags = useFragment(
    graphql`
      fragment TagList_tags on Tag @relay(plural: true) {
        id
        name
        ...TagRow_tag
        ...TagForm_tag
      }
    `,
    given,
  )
  const wanted = tags.length < MANY ? '' : typed.trim().toLowerCase()
  const shown = tags.filter(
    ({ id, name }) => id === openId || id === lastId || name.toLowerCase().includes(wanted),
  )
  if (tags.length === 0) return <p className={css.about}>{t('tags.none')}</p>
  return (
    <>
      {tags.length >= MANY && (
        <SearchField label={t('tags.find')} value={typed} onValueChange={onType} />
      )}
      <p role="status" className={css.about}>
        {shown.length === 0 && t('tags.noneFound')}
      </p>
      <ul className={cx(css.list, css.tags)}>
        {shown.map((tag) => (
          <li key={tag.id} className={cx(css.item, openId === tag.id && css.open)}>
            <TagRow
              tag={tag}
              isLast={lastId === tag.id}
              onEdit={() => onOpen(tag.id)}
              form={
                openId === tag.id ? (
                  <TagForm
                    tag={tag}
                    onDone={() => onDone(tag.id)}
                    onCancel={() => onCancel(tag.id)}
                    onDelete={() => onDelete(tag.id)}
                  />
                ) : null
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
