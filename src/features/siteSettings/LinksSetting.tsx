import { useRef } from 'react'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import { problemText } from '#rules/problemText.ts'
import { readLinkUrl, siteLimits, type SiteLink } from '#rules/siteLook.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
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
        {shown.map(({ label, url }, at) => {
          const named = label.trim() || t('links.unnamed', { number: at + 1 })
          return (
            <li key={at} className={css.link}>
              <TextField
                label={t('links.name')}
                value={label}
                onValueChange={(text) => change(at, { label: text })}
                error={problemOf(`links.${at}.label`)}
                max={limits.label.max}
                autoComplete="off"
              />
              <TextField
                label={t('links.url')}
                value={url}
                onValueChange={(text) => change(at, { url: text })}
                error={problemOf(`links.${at}.url`)}
                type="url"
                inputMode="url"
                dir="ltr"
                autoComplete="off"
                placeholder="https://"
              />
              <div className={css.linkActs}>
                <Button
                  size="s"
                  variant="plain"
                  aria-label={t('links.upOf', { label: named })}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && move(at, -1)}
                >
                  {t('links.up')}
                </Button>
                <Button
                  size="s"
                  variant="plain"
                  aria-label={t('links.downOf', { label: named })}
                  aria-disabled={at === shown.length - 1}
                  onClick={() => at < shown.length - 1 && move(at, 1)}
                >
                  {t('links.down')}
                </Button>
                <Button
                  size="s"
                  variant="plain"
                  aria-label={t('links.removeOf', { label: named })}
                  onClick={() => set(shown.toSpliced(at, 1))}
                >
                  {t('links.remove')}
                </Button>
              </div>
            </li>
          )
        })}
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
