import { graphql, useFragment } from 'react-relay'
import type { AccessSettings_site$key } from '#generated/AccessSettings_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceSetting } from './ChoiceSetting.tsx'

/**
 * The settings of who reads, who gets an account, and whether visitors vote: each depends on the
 * others.
 */
export function AccessSettings({ site }: { site: AccessSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const { visibility, signUp, guestVoting } = useFragment(
    graphql`
      fragment AccessSettings_site on Site {
        visibility
        signUp
        guestVoting
      }
    `,
    site,
  )
  return (
    <>
      <ChoiceSetting
        name="visibility"
        heading={t('reading.title')}
        value={visibility}
        options={[
          { value: 'PUBLIC', label: t('reading.public'), hint: t('reading.public.hint') },
          { value: 'MEMBERS', label: t('reading.members'), hint: t('reading.members.hint') },
        ]}
        noteFor={(chosen) => chosen === 'MEMBERS' && signUp === 'OPEN' && t('reading.open')}
        change={(chosen) => ({ visibility: chosen })}
      />
      <ChoiceSetting
        name="signUp"
        heading={t('signUp.title')}
        value={signUp}
        options={[
          { value: 'OPEN', label: t('signUp.open'), hint: t('signUp.open.hint') },
          { value: 'INVITED', label: t('signUp.invited'), hint: t('signUp.invited.hint') },
        ]}
        change={(chosen) => ({ signUp: chosen })}
      />
      <ChoiceSetting
        name="guestVoting"
        heading={t('guests.title')}
        value={guestVoting ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('guests.no'), hint: t('guests.no.hint') },
          { value: 'yes', label: t('guests.yes'), hint: t('guests.yes.hint') },
        ]}
        noteFor={(chosen) => chosen === 'yes' && visibility === 'MEMBERS' && t('guests.closed')}
        change={(chosen) => ({ guestVoting: chosen === 'yes' })}
      />
    </>
  )
}
