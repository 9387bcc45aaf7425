import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { debounce, type Debounced } from '#lib/debounce.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListFile } from '#parts/link/ListFile.tsx'
import { limits } from '#rules/limits.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { peopleQuery, readPeopleChoice, type PeopleChoice } from './peopleAddress.ts'
import css from './People.module.css'

const shows = ['OWNER', 'ADMIN', 'COLLABORATOR', 'MEMBER'] as const

/** Search as you type, and who is shown; the address keeps both. */
export function PeopleFilters() {
  const t = useMessages(peopleMessages)
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
    if (next.search === choice.search && next.show === choice.show) return
    void navigate(
      { search: peopleQuery(next) },
      {
        replace: choice.search !== '' && next.show === choice.show,
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
  const show = (value: string): void => {
    later.current?.cancel()
    go({ show: value as PeopleChoice['show'] })
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
        <SelectField
          label={t('people.show')}
          labelHidden
          value={choice.show}
          onValueChange={show}
          options={[
            { value: 'ALL', label: t('people.show.all') },
            ...shows.map((value) => ({ value, label: t(`people.roles.${value}`) })),
            { value: 'TRUSTED', label: t('people.show.trusted') },
            { value: 'BANNED', label: t('people.show.banned') },
          ]}
        />
      </div>
      <div className={css.file}>
        <ListFile list="people" query={location.search} />
      </div>
    </>
  )
}
