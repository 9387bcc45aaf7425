import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { readInboxPart } from '#features/inbox/inboxAddress.ts'
import { InboxList } from '#features/inbox/InboxList.tsx'
import { ToldKinds } from '#features/inbox/ToldKinds.tsx'
import type { InboxPageQuery } from '#generated/InboxPageQuery.graphql.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

/** The notifications of a person; a visitor reads what they would hear, and signs in. */
export function InboxPage({ queries }: PageProps<{ page: InboxPageQuery }>) {
  const t = useMessages(inboxMessages)
  const part = readInboxPart(useSearchParams()[0])
  const data = usePreloadedQuery<InboxPageQuery>(
    graphql`
      query InboxPageQuery($unread: Boolean, $first: Int!, $after: String)
      @preloadable
      @throwOnFieldError {
        ...ScreenTitle_query
        ...InboxList_query @arguments(unread: $unread, first: $first, after: $after)
        viewer {
          user {
            __typename
          }
          ...ToldKinds_viewer
        }
      }
    `,
    queries.page,
  )
  const isSignedIn = data.viewer.user != null
  return (
    <Page
      asideLabel={t('inbox.aside')}
      aside={
        isSignedIn && (
          <Section skeleton={<SkeletonText lines={6} />}>
            <ToldKinds viewer={data.viewer} />
          </Section>
        )
      }
    >
      <ScreenTitle query={data} title={t('inbox.title')} />
      <PageHeader title={t('inbox.title')} />
      {isSignedIn ? (
        <Section skeleton={<SkeletonText lines={8} />}>
          <InboxList key={part} query={data} part={part} />
        </Section>
      ) : (
        <Visitor />
      )}
    </Page>
  )
}

function Visitor() {
  const t = useMessages(inboxMessages)
  const { signInPrompt } = useServices()
  return (
    <EmptyState
      title={t('visitor.title')}
      action={
        <Button variant="primary" data-scripted onClick={() => signInPrompt.ask('account')}>
          {t('visitor.signIn')}
        </Button>
      }
    >
      {t('visitor.text')}
    </EmptyState>
  )
}
