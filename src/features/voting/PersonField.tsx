import { useEffect, useRef } from 'react'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { usePeopleByName, type KnownPerson } from './usePeopleByName.ts'
import css from './Voting.module.css'

interface Props {
  name: string
  onNameChange: (name: string) => void
  /** The person chosen among those the site knows, if any. */
  person: KnownPerson | null
  onPersonChange: (person: KnownPerson | null) => void
  error: string | undefined
}

/** For whom: a name, with the people who have it offered below while it is typed. */
export function PersonField({ name, onNameChange, person, onPersonChange, error }: Props) {
  const t = useMessages(votingMessages)
  const people = usePeopleByName(person ? '' : name)
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const chosenId = person?.id
  useEffect(() => {
    // Choosing or removing a person replaces the element that had the focus.
    if (isFirst.current) isFirst.current = false
    else place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [chosenId])
  if (person) {
    return (
      <div ref={place}>
        <div className={css.chosen}>
          <span>
            <bdi>{t('for.chosen', { name: person.name })}</bdi>
          </span>
          <Button size="s" onClick={() => onPersonChange(null)}>
            {t('for.change')}
          </Button>
        </div>
        {error !== undefined && (
          <p role="alert" className={css.note}>
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <div ref={place} className={css.reasonForm}>
      <TextField
        label={t('for.name')}
        hint={t('for.nameHint')}
        value={name}
        onValueChange={onNameChange}
        max={limits.personName.max}
        error={error}
        autoComplete="off"
      />
      <VisuallyHidden>
        <span role="status">{people.length > 0 && t('for.found', { count: people.length })}</span>
      </VisuallyHidden>
      {people.length > 0 && (
        <ul className={css.people} aria-label={t('for.people')}>
          {people.map((known) => (
            <li key={known.id}>
              <button type="button" className={css.person} onClick={() => onPersonChange(known)}>
                <Avatar name={known.name} src={known.avatar} size={24} />
                <bdi>{known.name}</bdi>
                {known.segment != null && <bdi className={css.since}>{known.segment}</bdi>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
