import { graphql } from 'react-relay'
import type { AssigneeChipQuery } from '#generated/AssigneeChipQuery.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import { FilterChip } from '#ui/FilterChip.tsx'

const query = graphql`
  query AssigneeChipQuery @throwOnFieldError {
    teamMembers {
      id
      name
    }
  }
`

/** The filter by whom ideas are assigned to, an id or `none`, with its way out. */
export function AssigneeChip({ assignee, href }: { assignee: string; href: string }) {
  const t = useMessages(filtersMessages)
  const chip = (label: string) => <FilterChip label={label} href={href} component={AppLink} />
  if (assignee === 'none') return chip(t('filter.assignee.isNone'))
  return (
    <LazyQuerySection<AssigneeChipQuery>
      query={query}
      variables={{}}
      skeleton={chip(t('filter.assignee.is', { name: '…' }))}
      instead={chip(t('filter.assignee.isOne'))}
      fromStore
    >
      {({ teamMembers }) => {
        const name = teamMembers?.find(({ id }) => id === assignee)?.name
        return chip(
          name === undefined ? t('filter.assignee.isGone') : t('filter.assignee.is', { name }),
        )
      }}
    </LazyQuerySection>
  )
}
