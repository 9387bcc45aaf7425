import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { BackIcon } from '#ui/BackIcon.tsx'
import css from './BackLink.module.css'

/** The way back to the list: the very one somebody came from, else all ideas. */
export function BackLink() {
  const t = useMessages(ideaPageMessages)
  const navigate = useNavigate()
  const { places } = useServices()
  const { key } = useLocation()
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (!isList(places.at(key).from)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <AppLink href={paths.home} onClick={onClick} className={css.back}>
      <BackIcon />
      {t('idea.back')}
    </AppLink>
  )
}

/** Whether a path is one of a list of ideas: all of them, or a board's. */
function isList(path: string | null): boolean {
  return path === paths.home || path?.startsWith(paths.board('')) === true
}
