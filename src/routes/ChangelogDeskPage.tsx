import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import {
  deskHref,
  editHref,
  NEW_ENTRY,
  readDeskState,
  readEdited,
} from '#features/changelogDesk/deskAddress.ts'
import { DeskList } from '#features/changelogDesk/DeskList.tsx'
import { DeskTabs } from '#features/changelogDesk/DeskTabs.tsx'
import type { ChangelogDeskPageQuery } from '#generated/ChangelogDeskPageQuery.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListFile } from '#parts/link/ListFile.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'

const EditedEntry = lazyComponent<{ id: string }>(
  () => import('#features/changelogDesk/EditedEntry.lazy.tsx').then((module) => module.EditedEntry),
  <SkeletonText lines={8} />,
)

/** Drafts, scheduled and published entries, and the form of one of them; not found for others than the team. */
export function ChangelogDeskPage({ queries }: PageProps<{ page: ChangelogDeskPageQuery }>) {
  const t = useMessages(changelogDeskMessages)
  const tCommon = useMessages(commonMessages)
  const [address] = useSearchParams()
  const state = readDeskState(address)
  const edited = readEdited(address)
  const data = usePreloadedQuery<ChangelogDeskPageQuery>(
    graphql`
      query ChangelogDeskPageQuery($state: ChangelogState!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        changelogDesk {
          ...DeskTabs_desk
        }
        ...DeskList_query @arguments(state: $state)
      }
    `,
    queries.page,
  )
  const desk = principal(data.changelogDesk)
  if (edited !== null) {
    const title = t(edited === NEW_ENTRY ? 'entry.write' : 'entry.edit')
    return (
      <Page>
        <ScreenTitle query={data} title={title} />
        <PageHeader
          title={title}
          back={{ href: deskHref(state), label: t('desk.back') }}
          component={AppLink}
        />
        <EditedEntry id={edited} />
      </Page>
    )
  }
  return (
    <Page>
      <ScreenTitle query={data} title={tCommon('team.changelog')} />
      <PageHeader
        title={tCommon('team.changelog')}
        lead={t('desk.lead')}
        actions={
          <ButtonLink href={editHref()} variant="primary" component={AppLink}>
            {t('desk.new')}
          </ButtonLink>
        }
      />
      <DeskTabs desk={desk} state={state} />
      <Section skeleton={<SkeletonText lines={8} />}>
        <DeskList key={state} query={data} state={state} />
      </Section>
      <ListFile list="changelog" />
    </Page>
  )
}
