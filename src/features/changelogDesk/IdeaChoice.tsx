import { use, useEffect, useRef, useState } from 'react'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useMergeChoices } from '#parts/merge/useMergeChoices.ts'
import { limits } from '#rules/limits.ts'
import { FieldsSending } from '#ui/FieldsSending.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import css from './EntryForm.module.css'

interface Props {
  value: readonly string[]
  /** Titles of the ideas in `value`, by id. */
  titles: Readonly<Record<string, string>>
  onLink: (id: string, title: string) => void
  onUnlink: (id: string) => void
  /** The problem, in a sentence. */
  error: string | null
}

/** The ideas that an entry closes, and the search for others. */
export function IdeaChoice({ value, titles, onLink, onUnlink, error }: Props) {
  const t = useMessages(changelogDeskMessages)
  const [typed, setTyped] = useState('')
  const { choices, failure } = useMergeChoices(value, typed)
  const limit = limits.changelog.ideas
  const isSending = use(FieldsSending)
  const problem = error ?? failure
  const { place, returnFocus } = useFocusAfterLink(value)
  return (
    <fieldset ref={place}>
      <legend className={css.legend}>{t('entry.ideas')}</legend>
      {value.length > 0 && (
        <ul className={css.ideas}>
          {value.map((id) => (
            <li key={id} className={css.idea}>
              <span dir="auto">{titles[id] ?? id}</span>
              <IconButton
                label={t('entry.unlink', { title: titles[id] ?? id })}
                icon={<Icon name="close" size={16} />}
                aria-disabled={isSending}
                onClick={() => !isSending && onUnlink(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < limit ? (
        <SearchField
          label={t('entry.find')}
          placeholder={t('entry.findShort')}
          value={typed}
          onValueChange={setTyped}
          maxLength={limits.search.max}
        />
      ) : (
        <p className={css.note}>{t('entry.full', { limit: String(limit) })}</p>
      )}
      <p role="status" className={css.note}>
        {choices !== null &&
          (choices.length === 0 ? t('entry.none') : t('entry.found', { count: choices.length }))}
      </p>
      <ul className={css.found}>
        {choices?.map(({ id, title, votes }) => (
          <li key={id}>
            <button
              type="button"
              className={css.choice}
              aria-label={t('entry.link', { title })}
              aria-disabled={isSending}
              onClick={() => {
                if (isSending) return
                returnFocus()
                onLink(id, title)
                setTyped('')
              }}
            >
              <Icon name="plus" size={16} />
              <span dir="auto" className={css.words}>
                {title}
              </span>
              <span className={css.votes}>{t('entry.votes', { count: votes })}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </fieldset>
  )
}

/** Once an idea is linked, the button that was pressed is gone: the focus goes back to the search. */
function useFocusAfterLink(value: readonly string[]) {
  const place = useRef<HTMLFieldSetElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // The last idea that can be linked takes the field away.
    const next = ['input', 'li:last-child > button']
      .map((one) => place.current?.querySelector<HTMLElement>(one))
      .find((one) => one != null)
    next?.focus()
  }, [value])
  const returnFocus = (): void => {
    isDue.current = true
  }
  return { place, returnFocus }
}
