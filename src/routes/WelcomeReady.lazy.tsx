import { EmailSettings } from '#features/account/EmailSettings.tsx'
import type { EmailSettings_viewer$key } from '#generated/EmailSettings_viewer.graphql.ts'
import { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import css from './WelcomeReady.module.css'

/** Inputs of the end of the first start. */
export interface WelcomeReadyProps {
  name: string
  viewer: EmailSettings_viewer$key
  /** The channel by which sign-in codes go. */
  codeBy: string
}

/** The site is there, and its owner can add an address to sign in with again. */
export function WelcomeReady({ name, viewer, codeBy }: WelcomeReadyProps) {
  const tWelcome = useMessages(welcomeMessages)
  return (
    <>
      <PageHeader
        title={tWelcome('welcome.ready.title', { name })}
        lead={tWelcome('welcome.ready.text')}
      />
      <EmailSettings viewer={viewer} codeBy={codeBy} />
      <p className={css.ways}>
        <ButtonLink href={paths.home} component={AppLink} variant="primary">
          {tWelcome('toIdeas')}
        </ButtonLink>
        <ButtonLink href={paths.siteSettings} component={AppLink}>
          {tWelcome('toSettings')}
        </ButtonLink>
      </p>
    </>
  )
}
