import { useLocation } from 'react-router-dom'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { postHref } from '#services/navigation/postHref.ts'
import { ButtonLink } from '#ui/Button.tsx'
import css from './NoneOfThese.module.css'

/** Behind the last result of a search: posting what was searched for. Nothing where nothing was. */
export function NoneOfThese() {
  const t = useMessages(ideaListMessages)
  const location = useLocation()
  const search = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (search === '') return null
  return (
    <p className={css.none}>
      {t('list.noneOfThese')}
      <ButtonLink href={postHref(location)} component={AppLink}>
        <bdi className={css.search}>{t('list.noneOfThese.post', { search })}</bdi>
      </ButtonLink>
    </p>
  )
}
