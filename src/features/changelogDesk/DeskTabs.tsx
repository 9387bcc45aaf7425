import { graphql, useFragment } from 'react-relay'
import type { DeskTabs_desk$key } from '#generated/DeskTabs_desk.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { deskHref, deskStates, type DeskState } from './deskAddress.ts'

/** The entries by state, with how many there are. */
export function DeskTabs({ desk, state: current }: { desk: DeskTabs_desk$key; state: DeskState }) {
  const t = useMessages(changelogDeskMessages)
  const data = useFragment(
    graphql`
      fragment DeskTabs_desk on ChangelogDesk {
        draftCount
        scheduledCount
        publishedCount
      }
    `,
    desk,
  )
  const counts = {
    DRAFT: data.draftCount,
    SCHEDULED: data.scheduledCount,
    PUBLISHED: data.publishedCount,
  }
  const tabs = deskStates.map((state) => ({
    href: deskHref(state),
    label: t('desk.tab', { name: t(`desk.${state}`), count: counts[state] }),
    current: state === current,
  }))
  return <LinkTabs label={t('desk.states')} tabs={tabs} component={AppLink} />
}
