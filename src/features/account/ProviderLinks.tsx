import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProviderLinks_viewer$key } from '#generated/ProviderLinks_viewer.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { ProviderLinkRow } from './ProviderLinkRow.tsx'
import css from './SessionList.module.css'

/** The providers that sign a person in; nothing for who has used none. */
export function ProviderLinks({ viewer }: { viewer: ProviderLinks_viewer$key }) {
  const t = useMessages(accountMessages)
  const { providerLinks } = useFragment(
    graphql`
      fragment ProviderLinks_viewer on Viewer {
        providerLinks {
          id
          ...ProviderLinkRow_link
        }
      }
    `,
    viewer,
  )
  const [said, setSaid] = useState('')
  if (providerLinks.length === 0) return null
  return (
    <SettingSection title={t('links.title')} lead={t('links.lead')}>
      <ul className={css.list}>
        {providerLinks.map((link) => (
          <ProviderLinkRow key={link.id} link={link} onSaid={setSaid} />
        ))}
      </ul>
      <p role="status" className={css.said}>
        {said}
      </p>
    </SettingSection>
  )
}
