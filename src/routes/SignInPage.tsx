import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { isFirebaseWay } from '#features/session/firebaseWay.ts'
import { SignedInCard } from '#features/session/SignedInCard.tsx'
import { signInError } from '#features/session/signInError.ts'
import { SignInForm } from '#features/session/SignInForm.tsx'
import { readLink } from '#features/session/signInLink.ts'
import { SignInLink } from '#features/session/SignInLink.tsx'
import type { SignInPageQuery } from '#generated/SignInPageQuery.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { Brand } from '#ui/layout/Brand.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PlainScreen } from './PlainScreen.tsx'
import css from './SignInPage.module.css'

const pageQuery = graphql`
  query SignInPageQuery @preloadable @throwOnFieldError {
    ...ScreenTitle_query
    ...SignInForm_query
    site {
      name
      tagline
      logo
      logoDark
    }
    viewer {
      user {
        name
      }
    }
  }
`

/** Signing in as a page: where mails and providers lead. */
export function SignInPage({ queries }: PageProps<{ page: SignInPageQuery }>) {
  const t = useMessages(commonMessages)
  const tSignIn = useMessages(signInMessages)
  const data = usePreloadedQuery<SignInPageQuery>(pageQuery, queries.page)
  const { storage } = useServices()
  const { search } = useLocation()
  const hash = useHash()
  const navigate = useNavigate()
  const [link, setLink] = useState(() => readLink(hash))
  const [read, setRead] = useState(hash)
  if (hash !== '' && hash !== read) {
    setRead(hash)
    setLink(readLink(hash))
  }
  const [isLedByFirebase] = useState(() => isFirebaseWay(search))
  const [error] = useState(() => signInError(search, tSignIn))
  useEffect(() => {
    // The code stands in no history, and is not sent along when the address is shared.
    if (hash !== '' || search !== '') void navigate(paths.signIn, { replace: true })
  }, [hash, search, navigate])
  const place = returnPlace(storage).current()
  const site = data.site?.name ?? t('product.name')
  const { user } = data.viewer
  const isLink = link !== null && !user
  return (
    <PlainScreen>
      <ScreenTitle query={data} title={tSignIn('title.account')} />
      <div className={css.page}>
        <Brand
          name={site}
          note={data.site?.tagline || t('site.note')}
          href={paths.home}
          logo={data.site?.logo ?? null}
          logoDark={data.site?.logoDark ?? null}
          component={AppLink}
        />
        <div className={css.header}>
          {user ? (
            <PageHeader title={tSignIn('signedIn.title')} />
          ) : isLink ? (
            <PageHeader
              title={tSignIn('title.link', { email: link.email })}
              lead={tSignIn('link.lead')}
            />
          ) : (
            <PageHeader title={tSignIn('title.account')} lead={tSignIn('page.lead', { site })} />
          )}
          {error !== null && !user && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )}
        </div>
        {user ? (
          <SignedInCard name={user.name} place={place} />
        ) : isLink ? (
          <SignInLink link={link} place={place} onOtherWay={() => setLink(null)} />
        ) : (
          <SignInForm query={data} place={place} isLedByFirebase={isLedByFirebase} />
        )}
      </div>
    </PlainScreen>
  )
}
