import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { JoinCard } from '#features/invitation/JoinCard.tsx'
import type { InvitationPageQuery } from '#generated/InvitationPageQuery.graphql.ts'
import { invitationMessages } from '#lib/messages/catalogues/invitation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PlainScreen } from './PlainScreen.tsx'

/** The page that an invitation's link leads to. Opening it changes nothing. */
export function InvitationPage({ queries }: PageProps<{ page: InvitationPageQuery }>) {
  const t = useMessages(invitationMessages)
  const token = useSearchParams()[0].get('token') ?? ''
  const data = usePreloadedQuery<InvitationPageQuery>(
    graphql`
      query InvitationPageQuery($token: String!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        site {
          name
        }
        viewer {
          ...JoinCard_viewer
        }
        invitation(token: $token) {
          ...JoinCard_invitation
        }
      }
    `,
    queries.page,
  )
  const title = t('join.title', { site: data.site?.name ?? 'Earshot' })
  return (
    <PlainScreen>
      <ScreenTitle query={data} title={title} />
      {data.invitation ? (
        <>
          <PageHeader title={title} lead={t('join.lead')} />
          <JoinCard invitation={data.invitation} viewer={data.viewer} token={token} />
        </>
      ) : (
        <PageHeader
          title={t('join.gone.title')}
          lead={t('join.gone.text')}
          actions={
            <ButtonLink href={paths.home} component={AppLink}>
              {t('join.gone.action')}
            </ButtonLink>
          }
        />
      )}
    </PlainScreen>
  )
}
