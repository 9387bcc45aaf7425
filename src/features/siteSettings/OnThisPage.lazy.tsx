import { useEffect, useRef } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { headingOf, useCurrentSection, useSections, type Section } from './useSections.ts'
import css from './OnThisPage.module.css'

/** The sections of the page beside it, the one that is read marked; each link is the section's address. */
export function OnThisPage() {
  const t = useMessages(siteSettingsMessages)
  const sections = useSections()
  const current = useCurrentSection(sections)
  useArrivalAt(sections)
  return (
    <nav className={css.contents} aria-label={t('settings.contents')}>
      <h2 className={css.heading}>{t('settings.contents')}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <SectionLink section={section} isCurrent={section.id === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SectionLink({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  // The filters of the last section are in the address, and stay.
  const to = `${useLocation().search}#${section.id}`
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: true })
  return (
    <a
      href={useHref(to)}
      className={css.link}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={follow}
    >
      {section.title}
    </a>
  )
}

/**
 * Moves the focus to the heading of the section that the address names, also of one that is drawn
 * later, which is scrolled to then. Whoever has gone to something else on the page meanwhile is left there.
 */
function useArrivalAt(sections: readonly Section[]): void {
  const { key } = useLocation()
  const id = useHash().slice(1)
  const arrived = useRef<string | null>(null)
  const isLate = useRef(false)
  useEffect(() => {
    const visit = `${key} ${id}`
    const heading = sections.some((section) => section.id === id) ? headingOf(id) : null
    const wasLate = isLate.current
    isLate.current = heading === null
    if (heading === null || arrived.current === visit) return
    arrived.current = visit
    if (wasLate && isBusyElsewhere()) return
    if (wasLate && window.scrollY === 0) heading.closest('section')?.scrollIntoView()
    if (!document.activeElement?.matches('input, textarea, select'))
      heading.focus({ preventScroll: true })
  }, [sections, key, id])
}

/** Whether the focus is on something of the page that is not the list itself. */
function isBusyElsewhere(): boolean {
  const at = document.activeElement
  return at !== null && at !== document.body && at.id !== 'main' && !at.closest(`.${css.contents}`)
}
