import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TagsSection_site$key } from '#generated/TagsSection_site.graphql.ts'
import { cx } from '#lib/cx.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { AddButton } from './AddButton.tsx'
import { DeleteTag } from './DeleteTag.tsx'
import { TagForm } from './TagForm.tsx'
import { TagRow } from './TagRow.tsx'
import { NEW, useOpenForm } from './useOpenForm.ts'
import css from './Catalog.module.css'

/** The tags by name: made, changed and deleted. */
export function TagsSection({ site }: { site: TagsSection_site$key }) {
  const t = useMessages(catalogMessages)
  const { tags } = useFragment(
    graphql`
      fragment TagsSection_site on Site {
        tags {
          id
          ...DeleteTag_tags
          ...TagRow_tag
          ...TagForm_tag
        }
      }
    `,
    site,
  )
  const { openId, lastId, open, close, round, again } = useOpenForm()
  const [deletedId, setDeletedId] = useState<string | null>(null)
  return (
    <SettingSection title={t('tags.title')} lead={t('tags.lead')} wide>
      <div>
        {tags.length === 0 ? (
          <p className={css.about}>{t('tags.none')}</p>
        ) : (
          <ul className={cx(css.list, css.tags)}>
            {tags.map((tag) => (
              <li key={tag.id} className={cx(css.item, openId === tag.id && css.open)}>
                <TagRow
                  tag={tag}
                  isLast={lastId === tag.id}
                  onEdit={() => open(tag.id)}
                  form={
                    openId === tag.id ? (
                      <TagForm
                        tag={tag}
                        onDone={() => close(tag.id)}
                        onDelete={() => setDeletedId(tag.id)}
                      />
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <AddButton
          label={t('tags.add')}
          onOpen={() => open(NEW)}
          isLast={lastId === NEW}
          form={
            openId === NEW ? (
              <TagForm key={round} tag={null} onDone={() => close(NEW)} onAnother={again} />
            ) : null
          }
        />
      </div>
      <DeleteTag
        tags={tags}
        tagId={deletedId}
        onClose={() => setDeletedId(null)}
        onDeleted={() => deletedId !== null && close(deletedId, NEW)}
      />
    </SettingSection>
  )
}
