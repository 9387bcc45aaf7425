import { useOutletContext } from 'react-router-dom'
import { NotIndexed } from '#entities/Site/NotIndexed.tsx'
import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { notFoundMessages } from '#lib/messages/catalogues/notFound.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import css from './NotFoundScreen.module.css'

/** What the frame says to a page that has no query of its own. */
interface Around {
  readonly site: string
  readonly isSignedIn: boolean
}

/** Nothing at this address, or nothing for this person: both look the same. */
export function NotFoundScreen() {
  const t = useMessages(commonMessages)
  const tNotFound = useMessages(notFoundMessages)
  const around = useOutletContext<Around | undefined>()
  const { signInPrompt } = useServices()
  return (
    <Page>
      <TabTitle>{`${tNotFound('notFound.title')} · ${around?.site ?? t('product.name')}`}</TabTitle>
      <NotIndexed />
      <PageHeader title={tNotFound('notFound.title')} lead={tNotFound('notFound.text')} />
      <div className={css.ways}>
        <ButtonLink href={paths.home} component={AppLink}>
          {tNotFound('toIdeas')}
        </ButtonLink>
        {!around?.isSignedIn && (
          <Button onClick={() => signInPrompt.ask('account')}>{t('session.signIn')}</Button>
        )}
      </div>
    </Page>
  )
}
