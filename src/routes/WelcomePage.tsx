import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { WelcomeForm } from '#features/welcome/WelcomeForm.tsx'
import type { WelcomePageQuery } from '#generated/WelcomePageQuery.graphql.ts'
import { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PlainScreen } from './PlainScreen.tsx'
import type { WelcomeReadyProps } from './WelcomeReady.lazy.tsx'

const WelcomeReady = lazyComponent<WelcomeReadyProps>(() =>
  import('./WelcomeReady.lazy.tsx').then((module) => module.WelcomeReady),
)

/** The first start of an empty site. */
export function WelcomePage({ queries }: PageProps<{ page: WelcomePageQuery }>) {
  const tWelcome = useMessages(welcomeMessages)
  const token = useSearchParams()[0].get('token') ?? ''
  const data = usePreloadedQuery<WelcomePageQuery>(
    graphql`
      query WelcomePageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        ideasBeforeSite
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
          email
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by WelcomeReady, which few visits show
          ...EmailSettings_viewer
        }
      }
    `,
    queries.page,
  )
  // An address that was added here stays on the screen, which says so.
  const [offersAddress] = useState(data.viewer.email == null)
  return (
    <PlainScreen>
      <ScreenTitle query={data} title={tWelcome('welcome.title')} />
      {data.site &&
      data.viewer.user &&
      token === '' &&
      (offersAddress || data.viewer.email == null) ? (
        <WelcomeReady name={data.site.name} viewer={data.viewer} codeBy={data.site.signIn.codeBy} />
      ) : data.site ? (
        <Done />
      ) : token === '' ? (
        <NoToken />
      ) : (
        <Form token={token} imported={data.ideasBeforeSite ?? 0} />
      )}
    </PlainScreen>
  )
}

function Form({ token, imported }: { token: string; imported: number }) {
  const tWelcome = useMessages(welcomeMessages)
  return (
    <>
      <PageHeader title={tWelcome('welcome.title')} lead={tWelcome('welcome.lead')} />
      <WelcomeForm token={token} imported={imported} />
    </>
  )
}

function NoToken() {
  const tWelcome = useMessages(welcomeMessages)
  return (
    <>
      <PageHeader title={tWelcome('welcome.title')} />
      <EmptyState title={tWelcome('welcome.noToken.title')}>
        {tWelcome('welcome.noToken.text')}
      </EmptyState>
    </>
  )
}

function Done() {
  const tWelcome = useMessages(welcomeMessages)
  const action = (
    <ButtonLink href={paths.home} component={AppLink} variant="primary">
      {tWelcome('toIdeas')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={tWelcome('welcome.title')} />
      <EmptyState title={tWelcome('welcome.done.title')} action={action}>
        {tWelcome('welcome.done.text')}
      </EmptyState>
    </>
  )
}
