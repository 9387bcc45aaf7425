import { graphql, useFragment } from 'react-relay'
import type { TagList_tags$key } from '#generated/TagList_tags.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { OrderedList } from './OrderedList.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { placeTag } from './tagActs.ts'
import { TagForm } from './TagForm.tsx'
import { TagRow } from './TagRow.tsx'
import { useOrder } from './useOrder.ts'
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
 * The tags in their order, each with its form; many have a field that narrows them, and while some
 * are shown alone their order stays. The one whose form is open, or was last, stays whatever is typed.
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
  const [send] = useAct(placeTag)
  const { items, said, place } = useOrder(tags, send)
  const ids = items.map(({ id }) => id)
  const wanted = tags.length < MANY ? '' : typed.trim().toLowerCase()
  const shown = items.filter(
    ({ id, name }) => id === openId || id === lastId || name.toLowerCase().includes(wanted),
  )
  const isNarrowed = shown.length < items.length
  if (tags.length === 0) return <p className={css.about}>{t('tags.none')}</p>
  return (
    <>
      {tags.length >= MANY && (
        <SearchField label={t('tags.find')} value={typed} onValueChange={onType} />
      )}
      <p role="status" className={css.about}>
        {shown.length === 0 ? t('tags.noneFound') : said && <VisuallyHidden>{said}</VisuallyHidden>}
      </p>
      <OrderedList
        label={t('tags.label')}
        isStill={openId !== null || isNarrowed}
        onPlace={place}
        items={shown.map((tag) => ({
          id: tag.id,
          name: tag.name,
          content: (
            <TagRow
              tag={tag}
              isLast={lastId === tag.id}
              onEdit={() => onOpen(tag.id)}
              menu={isNarrowed ? undefined : <OrderMenu item={tag} ids={ids} onPlace={place} />}
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
          ),
        }))}
      />
    </>
  )
}
