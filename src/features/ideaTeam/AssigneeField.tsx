import { graphql } from 'react-relay'
import type { AssigneeFieldQuery } from '#generated/AssigneeFieldQuery.graphql.ts'
import { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SelectField } from '#ui/SelectField.tsx'

interface Person {
  readonly id: string
  readonly name: string
}

interface Props {
  /** The person who looks after it; null: nobody. */
  assignee: Person | null
  onChoose: (userId: string | null) => void
}

const query = graphql`
  query AssigneeFieldQuery @throwOnFieldError {
    teamMembers {
      id
      name
    }
  }
`

/** Chooses who of the team looks after an idea. */
export function AssigneeField({ assignee, onChoose }: Props) {
  const t = useMessages(ideaTeamMessages)
  const among = (team: readonly Person[]) => {
    const known = assignee === null || team.some(({ id }) => id === assignee.id)
    return (
      <SelectField
        label={t('assignee')}
        value={assignee?.id ?? ''}
        onValueChange={(id) => onChoose(id === '' ? null : id)}
        options={[
          { value: '', label: t('assignee.none') },
          ...(known ? team : [assignee, ...team]).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        ]}
      />
    )
  }
  return (
    <LazyQuerySection<AssigneeFieldQuery>
      query={query}
      variables={{}}
      fromStore
      skeleton={among([])}
    >
      {({ teamMembers }) => among(teamMembers ?? [])}
    </LazyQuerySection>
  )
}
