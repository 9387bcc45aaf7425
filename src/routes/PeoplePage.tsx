import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { Invitations } from '#features/people/Invitations.tsx'
import { Members } from '#features/people/Members.tsx'
import type { PeoplePageQuery } from '#generated/PeoplePageQuery.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Members, roles, bans and invitations; not there for who may not manage people. */
export function PeoplePage({ queries }: PageProps<{ page: PeoplePageQuery }>) {
  const t = useMessages(peopleMessages)
  const data = usePreloadedQuery<PeoplePageQuery>(
    graphql`
      query PeoplePageQuery(
        $search: String
        $role: Role
        $banned: Boolean
        $trusted: Boolean
        $segment: String
      ) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        viewer {
          canManagePeople
        }
        ...Members_query
          @arguments(
            search: $search
            role: $role
            banned: $banned
            trusted: $trusted
            segment: $segment
          )
        ...Invitations_query
      }
    `,
    queries.page,
  )
  principal(data.viewer.canManagePeople || null)
  return (
    <Page>
      <ScreenTitle query={data} title={t('people.title')} />
      <PageHeader title={t('people.title')} lead={t('people.lead')} />
      <Invitations query={data} />
      <Members query={data} />
    </Page>
  )
}
