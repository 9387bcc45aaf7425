import type { AccessGuard_viewer$key } from '#generated/AccessGuard_viewer.graphql.ts'
import { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainScreen } from '#routes/PlainScreen.tsx'
import { useFirstScreen } from '#services/consent/useFirstScreen.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { AccessGuard } from './AccessGuard.tsx'

/** Inputs of the screen of a site that is closed to its visitor. */
export interface MembersOnlyProps {
  name: string
  viewer: AccessGuard_viewer$key
}

/** The screen of a closed site, left by itself once its visitor may read it. */
export function MembersOnly({ name, viewer }: MembersOnlyProps) {
  return (
    <>
      <AccessGuard viewer={viewer} />
      <MembersOnlyScreen name={name} />
    </>
  )
}

/** Every path of a site that is closed to who asks; after signing in the path is shown. */
export function MembersOnlyScreen({ name }: { name: string }) {
  const t = useMessages(membersOnlyMessages)
  const { signInPrompt } = useServices()
  useFirstScreen()
  return (
    <PlainScreen>
      <PageHeader title={name} lead={t('membersOnly.text')} />
      <div>
        <Button variant="primary" onClick={() => signInPrompt.ask('account')}>
          {t('membersOnly.signIn')}
        </Button>
      </div>
    </PlainScreen>
  )
}
