import { graphql } from 'react-relay'
import type { AssigneeFieldQuery } from '#generated/AssigneeFieldQuery.graphql.ts'
import { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SelectField } from '#ui/SelectField.tsx'

/** Somebody of the team. */
export interface Person {
  readonly id: string
  readonly name: string
}

interface Props {
  /** The person who looks after it; null: nobody. */
  assignee: Person | null
  onChoose: (person: Person | null) => void
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
    const people = known ? team : [assignee, ...team]
    return (
      <SelectField
        label={t('assignee')}
        value={assignee?.id ?? ''}
        onValueChange={(chosen) => onChoose(people.find(({ id }) => id === chosen) ?? null)}
        options={[
          { value: '', label: t('assignee.none') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
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
