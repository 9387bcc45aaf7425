import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TagsSection_site$key } from '#generated/TagsSection_site.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { AddButton } from './AddButton.tsx'
import { DeleteTag } from './DeleteTag.tsx'
import { TagForm } from './TagForm.tsx'
import { TagList } from './TagList.tsx'
import { NEW, useOpenForm } from './useOpenForm.ts'

/** The tags in their order: made, changed, ordered and deleted. */
export function TagsSection({ site }: { site: TagsSection_site$key }) {
  const t = useMessages(catalogMessages)
  const { tags } = useFragment(
    graphql`
      fragment TagsSection_site on Site {
        tags {
          ...DeleteTag_tags
          ...TagList_tags
        }
      }
    `,
    site,
  )
  const { openId, lastId, open, close, forgetLast, round, again } = useOpenForm()
  const [typed, setTyped] = useState('')
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const type = (next: string): void => {
    setTyped(next)
    forgetLast()
  }
  /** What was saved is shown, whatever its name is now. */
  const done = (id: string): void => {
    setTyped('')
    close(id)
  }
  const another = (): void => {
    setTyped('')
    again()
  }
  return (
    <SettingSection title={t('tags.title')} lead={t('tags.lead')} wide>
      <div>
        <TagList
          tags={tags}
          openId={openId}
          lastId={lastId}
          typed={typed}
          onType={type}
          onOpen={open}
          onDone={done}
          onCancel={close}
          onDelete={setDeletedId}
        />
        <AddButton
          label={t('tags.add')}
          onOpen={() => open(NEW)}
          isLast={lastId === NEW}
          form={
            openId === NEW ? (
              <TagForm
                key={round}
                tag={null}
                onDone={() => done(NEW)}
                onCancel={() => close(NEW)}
                onAnother={another}
              />
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
