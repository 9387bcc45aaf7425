import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { TextField } from '#ui/TextField.tsx'
import { choiceHref, timeFilters, type ListChoice, type TimeFilter } from './listAddress.ts'
import css from './FilterGroup.module.css'

/** The days between which ideas were posted, and the month in which they are expected. */
export function TimeFilters({ choice }: { choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  const id = useId()
  const navigate = useNavigate()
  const set = (name: TimeFilter, value: string): void => {
    const { [name]: _before, ...others } = choice.times
    void navigate(
      choiceHref({ ...choice, times: value === '' ? others : { ...others, [name]: value } }),
    )
  }
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {t('filter.time')}
      </h3>
      <div className={css.times}>
        {timeFilters.map((name) => (
          <TextField
            key={name}
            type={name === 'month' ? 'month' : 'date'}
            label={t(`filter.${name}`)}
            value={choice.times[name] ?? ''}
            onValueChange={(value) => set(name, value)}
          />
        ))}
      </div>
    </section>
  )
}
