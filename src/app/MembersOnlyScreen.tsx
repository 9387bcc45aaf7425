import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { PlainScreen } from '#routes/PlainScreen.tsx'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Every path of a site that is closed to who asks; after signing in the path is shown. */
export function MembersOnlyScreen({ name }: { name: string }) {
  const t = useMessages(membersOnlyMessages)
  const { signInPrompt } = useServices()
  return (
    <PlainScreen>
      <TabTitle>{name}</TabTitle>
      <PageHeader title={name} lead={t('membersOnly.text')} />
      <div>
        <Button variant="primary" data-scripted onClick={() => signInPrompt.ask('account')}>
          {t('membersOnly.signIn')}
        </Button>
      </div>
      <noscript>
        <p>{t('membersOnly.plain')}</p>
        <ButtonLink href={paths.signIn} component={PlainLink} variant="primary">
          {t('membersOnly.signIn')}
        </ButtonLink>
      </noscript>
    </PlainScreen>
  )
}
