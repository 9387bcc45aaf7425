import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { WelcomePageQuery } from '#generated/WelcomePageQuery.graphql.ts'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { WelcomeForm } from '#features/welcome/WelcomeForm.tsx'
import { t } from '#lib/messages/t.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { AppLink } from '#entities/Link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PlainScreen } from './PlainScreen.tsx'

/** The first start of an empty site. */
export function WelcomePage({ queries }: PageProps<{ page: WelcomePageQuery }>) {
  const token = useSearchParams()[0].get('token') ?? ''
  const data = usePreloadedQuery<WelcomePageQuery>(
    graphql`
      query WelcomePageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        site {
          __typename
        }
      }
    `,
    queries.page,
  )
  return (
    <PlainScreen>
      <ScreenTitle query={data} title={t('welcome.title')} />
      {data.site ? <Done /> : token === '' ? <NoToken /> : <Form token={token} />}
    </PlainScreen>
  )
}

function Form({ token }: { token: string }) {
  return (
    <>
      <PageHeader title={t('welcome.title')} lead={t('welcome.lead')} />
      <WelcomeForm token={token} />
    </>
  )
}

function NoToken() {
  return (
    <>
      <PageHeader title={t('welcome.title')} />
      <EmptyState title={t('welcome.noToken.title')}>{t('welcome.noToken.text')}</EmptyState>
    </>
  )
}

function Done() {
  const action = (
    <ButtonLink href={paths.home} component={AppLink} variant="primary">
      {t('toIdeas')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t('welcome.title')} />
      <EmptyState title={t('welcome.done.title')} action={action}>
        {t('welcome.done.text')}
      </EmptyState>
    </>
  )
}
