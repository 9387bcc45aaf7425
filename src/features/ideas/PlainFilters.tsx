import { graphql, useFragment } from 'react-relay'
import { useHref } from 'react-router-dom'
import type { PlainFilters_query$key } from '#generated/PlainFilters_query.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { flagGroups } from './flagGroups.ts'
import {
  choiceHref,
  filterCount,
  hasClosedChoice,
  timeFilters,
  type ListChoice,
} from './listAddress.ts'
import css from './PlainFilters.module.css'

/** Inputs of the filters of a page without a script. */
export interface PlainFiltersProps {
  query: PlainFilters_query$key
  choice: ListChoice
}

interface Named {
  readonly slug: string
  readonly name: string
}

interface Box {
  name: string
  value: string
  label: string
  on: boolean
}

const queryFragment = graphql`
  fragment PlainFilters_query on Query {
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
      }
      tags {
        slug
        name
      }
    }
  }
`

/** Every way to narrow a list, as a form: its answer is an address that the list knows. */
export function PlainFilters({ query, choice }: PlainFiltersProps) {
  const t = useMessages(filtersMessages)
  const tCommon = useMessages(commonMessages)
  const action = useHref(choice.board === null ? paths.home : paths.board(choice.board))
  const { site, viewer } = useFragment(queryFragment, query)
  if (!site) return null
  const { board, search, sort, statuses, tags, own, values, closed } = choice
  const may = { isSignedIn: viewer.user != null, isOfTeam: viewer.canModerate }
  const named = (name: string, of: readonly Named[], on: readonly string[]): Box[] =>
    of.map(({ slug, name: label }) => ({ name, value: slug, label, on: on.includes(slug) }))
  const groups: { label: string; boxes: Box[] }[] = [
    { label: t('filter.status'), boxes: named('status', site.statuses, statuses) },
    { label: t('filter.tags'), boxes: named('tag', site.tags, tags) },
    { label: t('filter.assignee'), boxes: assigneeBox(values.assignee, t) },
    ...flagGroups(may).map(({ label, names }) => ({
      label: t(label),
      boxes: names.map((name) => ({
        name,
        value: '1',
        label: t(`filter.${name}`),
        on: own.includes(name),
      })),
    })),
  ].filter(({ boxes }) => boxes.length > 0)
  const boards = site.boards.length > 1 ? [null, ...site.boards] : []
  return (
    <details className={css.plain} open={filterCount(choice) > 0 || closed}>
      <summary>{tCommon('filter.open')}</summary>
      {boards.length > 0 && (
        <nav aria-label={t('filter.board')} className={css.boards}>
          {boards.map((one) => (
            <PlainLink
              key={one?.slug ?? ''}
              href={choiceHref({ ...choice, board: one?.slug ?? null })}
              aria-current={board === (one?.slug ?? null) ? 'true' : undefined}
            >
              {one?.name ?? t('filter.allBoards')}
            </PlainLink>
          ))}
        </nav>
      )}
      <form method="get" action={action}>
        {search !== '' && <input type="hidden" name="q" value={search} />}
        {sort !== null && <input type="hidden" name="sort" value={sort} />}
        {groups.map(({ label, boxes }) => (
          <fieldset key={label} className={css.group}>
            <legend>{label}</legend>
            {boxes.map((box) => (
              <PlainBox key={`${box.name} ${box.value}`} {...box} />
            ))}
          </fieldset>
        ))}
        <fieldset className={css.group}>
          <legend>{t('filter.time')}</legend>
          {timeFilters.map((name) => (
            <label key={name}>
              {t(`filter.${name}`)}{' '}
              <input
                type={name === 'month' ? 'month' : 'date'}
                name={name}
                defaultValue={values[name] ?? ''}
              />
            </label>
          ))}
        </fieldset>
        {(hasClosedChoice(choice) || closed) && (
          <p className={css.group}>
            <PlainBox name="closed" value="1" label={tCommon('filter.closed')} on={closed} />
          </p>
        )}
        <Button type="submit">{t('filter.done')}</Button>
      </form>
    </details>
  )
}

function PlainBox({ name, value, label, on }: Box) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={on} />
      <bdi>{label}</bdi>
    </label>
  )
}

/** The box that takes an assignee back, whose name is not known here; none where none is chosen. */
function assigneeBox(value: string | undefined, t: Translate<typeof filtersMessages>): Box[] {
  if (value === undefined) return []
  const label = t(value === 'none' ? 'filter.assignee.isNone' : 'filter.assignee.isOne')
  return [{ name: 'assignee', value, label, on: true }]
}
