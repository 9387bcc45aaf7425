import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { DeleteAccount } from '#features/account/DeleteAccount.tsx'
import { EmailSettings } from '#features/account/EmailSettings.tsx'
import { MyData } from '#features/account/MyData.tsx'
import { ProfileForm } from '#features/account/ProfileForm.tsx'
import { ProviderLinks } from '#features/account/ProviderLinks.tsx'
import { SessionList } from '#features/account/SessionList.tsx'
import { NotificationSettings } from '#features/notifications/NotificationSettings.tsx'
import { PrivacySettings } from '#features/privacy/PrivacySettings.tsx'
import type { SettingsPageQuery } from '#generated/SettingsPageQuery.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { useServices } from '#services/Services.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Everything about one's own account. */
export function SettingsPage({ queries }: PageProps<{ page: SettingsPageQuery }>) {
  const t = useMessages(accountMessages)
  const [address] = useSearchParams()
  const hash = useHash()
  const privacy = <PrivacySettings isWanted={hash === '#privacy'} />
  const data = usePreloadedQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        site {
          name
          signIn {
            codeBy
          }
        }
        viewer {
          user {
            __typename
          }
          ...ProfileForm_viewer
          ...EmailSettings_viewer
          ...NotificationSettings_viewer
          ...ProviderLinks_viewer
          ...SessionList_viewer
          ...DeleteAccount_viewer
        }
      }
    `,
    queries.page,
  )
  const { viewer, site } = data
  if (!viewer.user) {
    const isGoodbye = address.has('goodbye')
    const title = isGoodbye ? t('goodbye.title') : t('settings.title')
    return (
      <Page>
        <ScreenTitle query={data} title={title} />
        <PageHeader title={title} lead={isGoodbye ? t('goodbye.text') : undefined} />
        {isGoodbye ? <ToIdeas /> : <Visitor />}
        {privacy}
      </Page>
    )
  }
  return (
    <Page>
      <ScreenTitle query={data} title={t('settings.title')} />
      <PageHeader
        title={t('settings.title')}
        lead={site && t('settings.lead', { site: site.name })}
      />
      <ProfileForm viewer={viewer} />
      <EmailSettings
        viewer={viewer}
        codeBy={site?.signIn.codeBy ?? 'MAIL'}
        isWanted={hash === '#email'}
      />
      <NotificationSettings viewer={viewer} isWanted={hash === '#told'} />
      <ProviderLinks viewer={viewer} />
      <SessionList viewer={viewer} />
      {privacy}
      <MyData />
      <DeleteAccount viewer={viewer} />
    </Page>
  )
}

function Visitor() {
  const t = useMessages(accountMessages)
  const { signInPrompt } = useServices()
  return (
    <EmptyState
      title={t('settings.visitor.title')}
      action={
        <Button variant="primary" onClick={() => signInPrompt.ask('account')}>
          {t('settings.signIn')}
        </Button>
      }
    >
      {t('settings.visitor.text')}
    </EmptyState>
  )
}

function ToIdeas() {
  const t = useMessages(accountMessages)
  return (
    <ButtonLink href={paths.home} component={AppLink}>
      {t('settings.toIdeas')}
    </ButtonLink>
  )
}
