import { graphql, useFragment } from 'react-relay'
import type { Members_query$key } from '#generated/Members_query.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { MemberList } from './MemberList.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'

/** The members and what narrows them. Last on its page, for it has no end. */
export function Members({ query }: { query: Members_query$key }) {
  const t = useMessages(peopleMessages)
  const data = useFragment(
    graphql`
      fragment Members_query on Query
      @argumentDefinitions(
        search: { type: "String" }
        role: { type: "Role" }
        banned: { type: "Boolean" }
        trusted: { type: "Boolean" }
        segment: { type: "String" }
      ) {
        ...PeopleFilters_query
        ...MemberList_query
          @arguments(
            search: $search
            role: $role
            banned: $banned
            trusted: $trusted
            segment: $segment
          )
      }
    `,
    query,
  )
  return (
    <SettingSection title={t('people.members')} wide>
      <div>
        <PeopleFilters query={data} />
        <MemberList query={data} />
      </div>
    </SettingSection>
  )
}
