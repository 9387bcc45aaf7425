import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TagFilters_site$key } from '#generated/TagFilters_site.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { foldText } from '#rules/searchText.ts'
import { TextField } from '#ui/TextField.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { choiceHref, type ListChoice } from './listAddress.ts'

/** Tags shown at once; the others are found by typing. */
const SHOWN = 24

/** The tags to narrow a list by; of many, those that match what is typed. */
export function TagFilters({ site, choice }: { site: TagFilters_site$key; choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  const { tags } = useFragment(
    graphql`
      fragment TagFilters_site on Site {
        tags {
          id
          slug
          name
          description
        }
      }
    `,
    site,
  )
  const [find, setFind] = useState('')
  if (tags.length === 0) return null
  const wanted = foldText(find)
  const chosen = tags.filter((tag) => choice.tags.includes(tag.slug))
  const others = tags.filter(
    (tag) => !choice.tags.includes(tag.slug) && foldText(tag.name).includes(wanted),
  )
  const options = [...chosen, ...others.slice(0, SHOWN)].map((tag) => {
    const on = choice.tags.includes(tag.slug)
    return {
      key: tag.id,
      label: tag.name,
      hint: tag.description,
      on,
      href: choiceHref({
        ...choice,
        tags: on ? choice.tags.filter((it) => it !== tag.slug) : [...choice.tags, tag.slug],
      }),
    }
  })
  return (
    <FilterGroup label={t('filter.tags')} options={options}>
      {tags.length > SHOWN && (
        <TextField
          label={t('filter.findTag')}
          value={find}
          onValueChange={setFind}
          autoComplete="off"
        />
      )}
    </FilterGroup>
  )
}
