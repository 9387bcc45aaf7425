import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AuditFiltersQuery } from '#generated/AuditFiltersQuery.graphql.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { auditAreas, auditQuery, BY_SERVER, isDay, type AuditChoice } from './auditAddress.ts'
import css from './AuditLog.module.css'

const query = graphql`
  query AuditFiltersQuery @throwOnFieldError {
    auditActors {
      id
      name
    }
  }
`

/** The choice of a part of the log; each is a new address. */
export function AuditFilters({ choice }: { choice: AuditChoice }) {
  const t = useMessages(auditLogMessages)
  const navigate = useNavigate()
  const go = (change: Partial<AuditChoice>): void =>
    void navigate(
      { search: auditQuery({ ...choice, ...change }) },
      { replace: true, preventScrollReset: true },
    )
  const people = (known: readonly { id: string; name: string }[]) => (
    <SelectField
      label={t('filter.by')}
      value={choice.by}
      onValueChange={(by) => go({ by })}
      options={[
        { value: '', label: t('filter.anybody') },
        { value: BY_SERVER, label: t('by.server') },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
  return (
    <div className={css.filters} role="group" aria-label={t('filter.title')}>
      <SelectField
        label={t('filter.area')}
        value={choice.area ?? ''}
        onValueChange={(value) => go({ area: auditAreas.find((area) => area === value) ?? null })}
        options={[
          { value: '', label: t('filter.everything') },
          ...auditAreas.map((value) => ({ value, label: t(`area.${value}`) })),
        ]}
      />
      <LazyQuerySection<AuditFiltersQuery> query={query} variables={{}} skeleton={people([])}>
        {({ auditActors }) => people(auditActors ?? [])}
      </LazyQuerySection>
      <DateField
        label={t('filter.from')}
        value={choice.from}
        isDay={isDay}
        onValueChange={(from) => go({ from })}
      />
      <DateField
        label={t('filter.to')}
        value={choice.to}
        isDay={isDay}
        onValueChange={(to) => go({ to })}
      />
    </div>
  )
}
