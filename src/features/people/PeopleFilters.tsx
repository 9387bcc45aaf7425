import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { PeopleFilters_query$key } from '#generated/PeopleFilters_query.graphql.ts'
import { debounce, type Debounced } from '#lib/debounce.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListFile } from '#parts/link/ListFile.tsx'
import { limits } from '#rules/limits.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { peopleQuery, readPeopleChoice, type PeopleChoice } from './peopleAddress.ts'
import { SegmentFilter } from './SegmentFilter.tsx'
import css from './People.module.css'

const shows = ['OWNER', 'ADMIN', 'COLLABORATOR', 'MEMBER'] as const

/** Search as you type, who is shown, and their segment; the address keeps all three. */
export function PeopleFilters({ query }: { query: PeopleFilters_query$key }) {
  const t = useMessages(peopleMessages)
  const data = useFragment(
    graphql`
      fragment PeopleFilters_query on Query {
        ...SegmentFilter_query
      }
    `,
    query,
  )
  const location = useLocation()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const choice = readPeopleChoice(new URLSearchParams(location.search))
  const [field, setField] = useState({ text: choice.search, key: location.key })
  // The field follows Back and links; when its own search arrives, more may be typed already.
  if (field.key !== location.key)
    setField({
      text: isBack || location.state === null ? choice.search : field.text,
      key: location.key,
    })

  const go = (change: Partial<PeopleChoice>): void => {
    const next = { ...choice, search: field.text.trim(), ...change }
    const isNarrowedAlike = next.show === choice.show && next.segment === choice.segment
    if (next.search === choice.search && isNarrowedAlike) return
    void navigate(
      { search: peopleQuery(next) },
      {
        replace: choice.search !== '' && isNarrowedAlike,
        state: { typed: true },
        preventScrollReset: true,
      },
    )
  }
  const searched = useEffectEvent((search: string) => go({ search: search.trim() }))
  const later = useRef<Debounced<[string]> | null>(null)
  useEffect(() => {
    const delayed = debounce((search: string) => searched(search), limits.searchDelay)
    later.current = delayed
    return delayed.cancel
  }, [])
  const narrow = (change: Partial<PeopleChoice>): void => {
    later.current?.cancel()
    go(change)
  }
  const type = (text: string): void => {
    setField({ text, key: location.key })
    later.current?.(text)
  }
  return (
    <>
      <div className={css.filters}>
        <SearchField
          label={t('people.search')}
          placeholder={t('people.search')}
          value={field.text}
          onValueChange={type}
          onSubmit={() => later.current?.flush()}
          pending={field.text.trim() !== choice.search}
          maxLength={limits.search.max}
        />
        <ShowFilter value={choice.show} onValueChange={(value) => narrow({ show: value })} />
        <SegmentFilter
          query={data}
          value={choice.segment}
          onValueChange={(segment) => narrow({ segment })}
        />
      </div>
      <div className={css.file}>
        <ListFile list="people" query={location.search} />
      </div>
    </>
  )
}

interface ShowFilterProps {
  value: PeopleChoice['show']
  onValueChange: (show: PeopleChoice['show']) => void
}

function ShowFilter({ value, onValueChange }: ShowFilterProps) {
  const t = useMessages(peopleMessages)
  return (
    <SelectField
      label={t('people.show')}
      labelHidden
      value={value}
      onValueChange={(chosen) => onValueChange(chosen as PeopleChoice['show'])}
      options={[
        { value: 'ALL', label: t('people.show.all') },
        ...shows.map((role) => ({ value: role, label: t(`people.roles.${role}`) })),
        { value: 'TRUSTED', label: t('people.show.trusted') },
        { value: 'BANNED', label: t('people.show.banned') },
      ]}
    />
  )
}
