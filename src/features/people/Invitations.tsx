import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Invitations_query$key } from '#generated/Invitations_query.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListFile } from '#parts/link/ListFile.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import css from './People.module.css'

/** Inviting, and what is open of it. */
export function Invitations({ query }: { query: Invitations_query$key }) {
  const t = useMessages(peopleMessages)
  const data = useFragment(
    graphql`
      fragment Invitations_query on Query {
        ...InviteForm_query
        ...InvitationList_query
      }
    `,
    query,
  )
  const [times, setTimes] = useState(0)
  return (
    <>
      <SettingSection title={t('invite.title')}>
        <InviteForm query={data} onInvited={() => setTimes((before) => before + 1)} />
      </SettingSection>
      <SettingSection title={t('open.title')} wide>
        <InvitationList query={data} times={times} />
        <div className={css.gap}>
          <ListFile list="invitations" />
        </div>
      </SettingSection>
    </>
  )
}
