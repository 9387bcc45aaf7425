import { useId } from 'react'
import { graphql } from 'react-relay'
import type { AssigneeFilterQuery } from '#generated/AssigneeFilterQuery.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { choiceHref, type ListChoice } from './listAddress.ts'
import { useChooseFilter } from './useChooseFilter.ts'
import css from './FilterGroup.module.css'

const query = graphql`
  query AssigneeFilterQuery @throwOnFieldError {
    teamMembers {
      id
      name
    }
  }
`

/** The filter by the person of the team that ideas are assigned to, for the team. */
export function AssigneeFilter({ choice }: { choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  const go = useChooseFilter()
  const id = useId()
  const { assignee = '', ...others } = choice.values
  const choose = (chosen: string): void => {
    const values = chosen === '' ? others : { ...others, assignee: chosen }
    go(choiceHref({ ...choice, values }))
  }
  const among = (team: readonly { readonly id: string; readonly name: string }[]) => {
    const isKnown =
      assignee === '' || assignee === 'none' || team.some((one) => one.id === assignee)
    const people = isKnown ? team : [...team, { id: assignee, name: t('filter.assignee.gone') }]
    return (
      <SelectField
        label={t('filter.assignee')}
        labelHidden
        value={assignee}
        onValueChange={choose}
        options={[
          { value: '', label: t('filter.assignee.any') },
          { value: 'none', label: t('filter.assignee.none') },
          ...people.map(({ id: value, name: label }) => ({ value, label })),
        ]}
      />
    )
  }
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {t('filter.assignee')}
      </h3>
      <LazyQuerySection<AssigneeFilterQuery>
        query={query}
        variables={{}}
        skeleton={among([])}
        fromStore
      >
        {({ teamMembers }) => among(teamMembers ?? [])}
      </LazyQuerySection>
    </section>
  )
}
