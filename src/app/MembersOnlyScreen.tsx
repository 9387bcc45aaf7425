import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainScreen } from '#routes/PlainScreen.tsx'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Every path of a site that is closed to who asks; after signing in the path is shown. Lazy: never import it statically. */
export function MembersOnlyScreen({ name }: { name: string }) {
  const t = useMessages(membersOnlyMessages)
  const { signInPrompt } = useServices()
  return (
    <PlainScreen>
      <TabTitle>{name}</TabTitle>
      <PageHeader title={<bdi>{name}</bdi>} lead={t('membersOnly.text')} />
      <div>
        <Button variant="primary" onClick={() => signInPrompt.ask('account')}>
          {t('membersOnly.signIn')}
        </Button>
      </div>
    </PlainScreen>
  )
}
