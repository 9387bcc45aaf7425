import { listsMessages } from '#lib/messages/catalogues/lists.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import css from './ListEnd.module.css'

/** The way to the next page of a list for a page without a script, and for whoever reads all links. */
export function NextPage({ href }: { href: string }) {
  const t = useMessages(listsMessages)
  return (
    <div className={css.end}>
      <ButtonLink href={href} component={PlainLink}>
        {t('list.more')}
      </ButtonLink>
    </div>
  )
}

/** The way back from a later page of a list to its first one. */
export function ListStart({ href }: { href: string }) {
  const t = useMessages(listsMessages)
  return (
    <p className={css.start}>
      <AppLink href={href}>{t('list.start')}</AppLink>
    </p>
  )
}
