import { useRef } from 'react'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemText } from '#rules/problemText.ts'
import { readLinkUrl, siteLimits, type SiteLink } from '#rules/siteLook.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { LinkFields } from './LinkFields.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'
import css from './LookSettings.module.css'

/** The links in the navigation, in their order. */
export function LinksSetting({ links }: { links: readonly SiteLink[] }) {
  const t = useMessages(siteLookMessages)
  const list = useRef<HTMLUListElement>(null)
  const { shown, set, problems } = useSiteSetting<readonly SiteLink[]>({
    name: 'links',
    value: links.map(({ label, url }) => ({ label, url })),
    check: (given) => {
      for (const [at, { label, url }] of given.entries()) {
        const problem = checkText('label', `links.${at}.label`, label)
        if (problem)
          return {
            field: problem.field,
            message: problemText({ ...problem, field: t('links.name') }),
          }
        if (readLinkUrl(url) === null)
          return { field: `links.${at}.url`, message: t('links.wrongUrl') }
      }
      return null
    },
    change: (given) => ({ links: [...given] }),
  })
  const fields = shown.flatMap((_, at) => [`links.${at}.label`, `links.${at}.url`])
  const problemOf = (field: string) =>
    problems.find((problem) => problem.field === field)?.message ?? null
  const change = (at: number, part: Partial<SiteLink>): void =>
    set(shown.map((link, place) => (place === at ? { ...link, ...part } : link)))
  const move = (at: number, by: number): void => {
    const next = [...shown]
    const [moved] = next.splice(at, 1)
    if (moved) set(next.toSpliced(at + by, 0, moved))
  }
  const focusLast = (): void =>
    void setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  return (
    <div role="group" aria-label={t('links.title')} className={css.image}>
      <div className={css.label}>{t('links.title')}</div>
      <p className={css.hint}>{t('links.hint', { limit: siteLimits.links })}</p>
      <ul ref={list} className={css.links}>
        {shown.map((link, at) => (
          <LinkFields
            key={at}
            link={link}
            at={at}
            count={shown.length}
            problemOf={problemOf}
            onChange={(part) => change(at, part)}
            onMove={(by) => move(at, by)}
            onRemove={() => set(shown.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {shown.length < siteLimits.links && (
        <div>
          <Button
            size="s"
            onClick={() => {
              set([...shown, { label: '', url: '' }])
              focusLast()
            }}
          >
            {t('links.add')}
          </Button>
        </div>
      )}
      <SaveProblem problems={problems} fields={fields} />
    </div>
  )
}
