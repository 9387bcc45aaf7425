import { graphql, useFragment } from 'react-relay'
import type { ActiveFilters_query$key } from '#generated/ActiveFilters_query.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { GoneFilters, goneOf } from '#parts/filters/GoneFilters.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import { FilterChip } from '#ui/FilterChip.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { AssigneeChip } from './AssigneeChip.tsx'
import { choiceHref, timeFilters, type ListChoice } from './listAddress.ts'
import css from './ActiveFilters.module.css'

/** Inputs of the filters that hold. */
export interface ActiveFiltersProps {
  query: ActiveFilters_query$key
  choice: ListChoice
}

/** The filters that hold, each with its way out. */
export function ActiveFilters({ query, choice }: ActiveFiltersProps) {
  const t = useMessages(filtersMessages)
  const { site } = useFragment(
    graphql`
      fragment ActiveFilters_query on Query {
        site {
          statuses {
            slug
            name
          }
          tags {
            slug
            name
          }
        }
      }
    `,
    query,
  )
  const { statuses, tags, own, values } = choice
  const language = useLanguage()
  const gone = {
    statuses: goneOf(site?.statuses, statuses),
    tags: goneOf(site?.tags, tags),
  }
  const chips = [
    ...without(statuses, gone.statuses).map((slug) => ({
      key: `status-${slug}`,
      label: nameOf(site?.statuses, slug),
      href: choiceHref({ ...choice, statuses: without(statuses, [slug]) }),
    })),
    ...without(tags, gone.tags).map((slug) => ({
      key: `tag-${slug}`,
      label: nameOf(site?.tags, slug),
      href: choiceHref({ ...choice, tags: without(tags, [slug]) }),
    })),
    ...own.map((name) => ({
      key: name,
      label: t(`filter.${name}`),
      href: choiceHref({ ...choice, own: own.filter((it) => it !== name) }),
    })),
  ]
  for (const name of timeFilters) {
    const { [name]: time, ...others } = values
    if (time !== undefined)
      chips.push({
        key: name,
        label: `${t(`filter.${name}`)} ${timeLabel(time, language)}`,
        href: choiceHref({ ...choice, values: others }),
      })
  }
  const { assignee, ...others } = values
  return (
    <>
      {chips.length + (assignee === undefined ? 0 : 1) > 0 && (
        <ul className={css.filters} aria-label={t('filter.active')}>
          {chips.map(({ key, label, href }) => (
            <li key={key} ref={handOnFocus}>
              <FilterChip label={label} href={href} component={AppLink} />
            </li>
          ))}
          {assignee !== undefined && (
            <li ref={handOnFocus}>
              <AssigneeChip assignee={assignee} href={choiceHref({ ...choice, values: others })} />
            </li>
          )}
        </ul>
      )}
      <GoneFilters
        {...gone}
        href={choiceHref({
          ...choice,
          statuses: without(statuses, gone.statuses),
          tags: without(tags, gone.tags),
        })}
      />
    </>
  )
}

/** A day, or a month, as people write it. */
function timeLabel(time: string, { dates }: Language): string {
  return new Intl.DateTimeFormat(dates, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    ...(time.length > 7 && { day: 'numeric' }),
  }).format(new Date(time))
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((slug) => !some.includes(slug))
}

function nameOf(
  known: readonly { readonly slug: string; readonly name: string }[] | undefined,
  slug: string,
): string {
  return known?.find((it) => it.slug === slug)?.name ?? slug
}
