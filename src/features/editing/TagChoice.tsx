import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TagChoice_site$key } from '#generated/TagChoice_site.graphql.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { foldText } from '#rules/searchText.ts'
import { TextField } from '#ui/TextField.tsx'
import css from './TagChoice.module.css'

/** Tags shown at once; the others are found by typing. */
const SHOWN = 24

/** The tags of an idea, for the team. */
export function TagChoice({
  site,
  value,
  onValueChange,
}: {
  site: TagChoice_site$key
  value: readonly string[]
  onValueChange: (ids: string[]) => void
}) {
  const t = useMessages(editingMessages)
  const tFilters = useMessages(filtersMessages)
  const { tags } = useFragment(
    graphql`
      fragment TagChoice_site on Site {
        tags {
          id
          name
          visibility
        }
      }
    `,
    site,
  )
  const [find, setFind] = useState('')
  const [first] = useState(value)
  if (tags.length === 0) return null
  const wanted = foldText(find)
  const isChosen = (id: string): boolean => value.includes(id)
  // The chosen tags keep their places under the pointer.
  const ahead = tags.filter(({ id }) => first.includes(id))
  const others = tags.filter(
    ({ id, name }) => !first.includes(id) && (isChosen(id) || foldText(name).includes(wanted)),
  )
  return (
    <fieldset>
      <legend className={css.legend}>{t('edit.tags')}</legend>
      {tags.length > SHOWN && (
        <div className={css.find}>
          <TextField
            label={tFilters('filter.findTag')}
            value={find}
            onValueChange={setFind}
            autoComplete="off"
          />
        </div>
      )}
      <div className={css.tags}>
        {[...ahead, ...others.slice(0, SHOWN)].map(({ id, name, visibility }) => (
          <label key={id} className={css.tag}>
            <input
              type="checkbox"
              className={css.box}
              checked={isChosen(id)}
              onChange={({ target }) =>
                onValueChange(
                  target.checked ? [...value, id] : value.filter((other) => other !== id),
                )
              }
            />
            <bdi>{visibility === 'TEAM' ? t('edit.tagTeam', { name }) : name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
