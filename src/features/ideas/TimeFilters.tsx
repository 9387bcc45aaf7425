import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { comingMonths, formatMonth } from '#lib/formatMonth.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { choiceHref, isTime, type ListChoice, type TimeFilter } from './listAddress.ts'
import css from './FilterGroup.module.css'

/** The months to choose from, the present one among them. */
const MONTHS = 24

/** The days between which ideas were posted, and the month in which they are expected. */
export function TimeFilters({ choice }: { choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  const language = useLanguage()
  const clock = useClock()
  const id = useId()
  const navigate = useNavigate()
  const set = (name: TimeFilter, value: string): void => {
    const { [name]: _before, ...others } = choice.values
    const values = value === '' ? others : { ...others, [name]: value }
    void navigate(choiceHref({ ...choice, values }), { replace: true })
  }
  const { month = '' } = choice.values
  const coming = comingMonths(clock, MONTHS)
  const months = month === '' || coming.includes(month) ? coming : [month, ...coming]
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {t('filter.time')}
      </h3>
      <div className={css.times}>
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={t(`filter.${name}`)}
            value={choice.values[name] ?? ''}
            isDay={(text) => isTime(name, text)}
            onValueChange={(day) => set(name, day)}
          />
        ))}
        <SelectField
          label={t('filter.month')}
          value={month}
          onValueChange={(chosen) => set('month', chosen)}
          options={[
            { value: '', label: t('filter.anyMonth') },
            ...months.map((value) => ({ value, label: formatMonth(value, clock, language) })),
          ]}
        />
      </div>
    </section>
  )
}
