import { useRef } from 'react'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { readLinkUrl, siteLimits, type SiteLink } from '#rules/siteLook.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { LinkFields } from './LinkFields.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'
import css from './LookSettings.module.css'

// The places of a link's buttons.
const [UP, DOWN, REMOVE] = [0, 1, 2]

/** The links in the navigation, in their order. */
export function LinksSetting({ links }: { links: readonly SiteLink[] }) {
  const t = useMessages(siteLookMessages)
  const sayProblem = useProblemText()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { shown, set, problems } = useSiteSetting<readonly SiteLink[]>({
    name: 'links',
    value: links.map(({ label, url }) => ({ label, url })),
    check: (given) => {
      for (const [at, { label, url }] of given.entries()) {
        const problem = checkText('label', `links.${at}.label`, label)
        if (problem)
          return {
            field: problem.field,
            message: sayProblem({ ...problem, field: t('links.name') }),
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
    focusLater(() => actOf(list.current, at + by, by < 0 ? [UP, DOWN] : [DOWN, UP]))
  }
  const remove = (at: number): void => {
    set(shown.toSpliced(at, 1))
    const next = Math.min(at, shown.length - 2)
    focusLater(() => actOf(list.current, next, [REMOVE]) ?? add.current)
  }
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
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {shown.length < siteLimits.links && (
        <div>
          <Button
            ref={add}
            size="s"
            onClick={() => {
              set([...shown, { label: '', url: '' }])
              focusLater(() => list.current?.querySelector('li:last-child input'))
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

/** The first of these buttons of a link that can be pressed. */
function actOf(
  list: HTMLElement | null,
  at: number,
  acts: readonly number[],
): HTMLButtonElement | undefined {
  const buttons = list?.children[at]?.querySelectorAll('button')
  return acts
    .flatMap((act) => buttons?.[act] ?? [])
    .find((button) => button.getAttribute('aria-disabled') !== 'true')
}

/** Focuses what is there once the links are drawn anew. */
function focusLater(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus())
}
