import { graphql, useFragment } from 'react-relay'
import type { FilterChoices_query$key } from '#generated/FilterChoices_query.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { StatusDot } from '#ui/StatusMark.tsx'
import { AssigneeFilter } from './AssigneeFilter.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { flagGroups } from './flagGroups.ts'
import { choiceHref, type ListChoice } from './listAddress.ts'
import { TagFilters } from './TagFilters.tsx'
import { TimeFilters } from './TimeFilters.tsx'

/** Every way to narrow a list. */
export function FilterChoices({
  query,
  choice,
}: {
  query: FilterChoices_query$key
  choice: ListChoice
}) {
  const tFilters = useMessages(filtersMessages)
  const { site, viewer } = useFragment(
    graphql`
      fragment FilterChoices_query on Query {
        viewer {
          canModerate
          user {
            __typename
          }
        }
        site {
          boards {
            slug
            name
          }
          statuses {
            slug
            name
            category
            color
          }
          ...TagFilters_site
        }
      }
    `,
    query,
  )
  if (!site) return null
  const { statuses, own } = choice
  const may = { isSignedIn: viewer.user != null, isOfTeam: viewer.canModerate }
  const boards = [{ slug: null, name: tFilters('filter.allBoards') }, ...site.boards]
  return (
    <>
      <FilterGroup
        label={tFilters('filter.status')}
        options={site.statuses.map(({ slug, name, category, color }) => ({
          key: slug,
          label: name,
          mark: <StatusDot category={category as StatusCategory} color={color} />,
          on: statuses.includes(slug),
          href: choiceHref({ ...choice, statuses: toggled(statuses, slug) }),
        }))}
      />
      {site.boards.length > 1 && (
        <FilterGroup
          label={tFilters('filter.board')}
          options={boards.map(({ slug, name }) => ({
            key: slug ?? '',
            label: name,
            on: choice.board === slug,
            href: choiceHref({ ...choice, board: slug }),
          }))}
        />
      )}
      {flagGroups(may).map(({ label, names }) => (
        <FilterGroup
          key={label}
          label={tFilters(label)}
          options={names.map((name) => ({
            key: name,
            label: tFilters(`filter.${name}`),
            on: own.includes(name),
            href: choiceHref({ ...choice, own: toggled(own, name) }),
          }))}
        />
      ))}
      {may.isOfTeam && <AssigneeFilter choice={choice} />}
      <TimeFilters choice={choice} />
      <TagFilters site={site} choice={choice} />
    </>
  )
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((it) => it !== value) : [...values, value]
}
