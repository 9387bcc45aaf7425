import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import css from './SignInForm.module.css'

/** Nothing to do here any more: who is signed in, and the way on. */
export function SignedInCard({ name, place }: { name: string; place: string }) {
  const t = useMessages(signInMessages)
  return (
    <div className={css.form}>
      <p className={css.lead}>
        {t('signedIn.as')} <bdi>{name}</bdi>
      </p>
      <ButtonLink href={place} component={AppLink} variant="primary">
        {t('signedIn.goOn')}
      </ButtonLink>
    </div>
  )
}
