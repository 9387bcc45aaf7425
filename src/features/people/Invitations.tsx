import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Invitations_query$key } from '#generated/Invitations_query.graphql.ts'
import { t } from '#lib/messages/en/people.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import css from './People.module.css'

/** Inviting, and what is open of it. */
export function Invitations({ query }: { query: Invitations_query$key }) {
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
      <section className={css.section} aria-labelledby="invite-title">
        <h2 id="invite-title" className={css.heading}>
          {t('invite.title')}
        </h2>
        <InviteForm query={data} onInvited={() => setTimes((before) => before + 1)} />
      </section>
      <section className={css.section} aria-labelledby="open-title">
        <h2 id="open-title" className={css.heading}>
          {t('open.title')}
        </h2>
        <InvitationList query={data} times={times} />
      </section>
    </>
  )
}
