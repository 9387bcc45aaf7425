import { useEffect, useRef } from 'react'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { accentReport } from '#rules/accentReport.ts'
import css from './LookSettings.module.css'

const themes = ['light', 'dark'] as const
const rows = ['count', 'text', 'wash'] as const

/** An accent in both themes, its corrections, and how well it can be read. */
export function AccentPreview({ color }: { color: string }) {
  const t = useMessages(siteLookMessages)
  const { dates } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const report = accentReport(color)
  useEffect(() => {
    // Set by script: the security policy lets no page bring styles of its elements along.
    for (const [name, value] of Object.entries(report?.variables ?? {}))
      box.current?.style.setProperty(name, value)
  }, [report])
  if (!report) return null
  const figure = (value: number): string =>
    new Intl.NumberFormat(dates, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Math.floor(value * 10) / 10,
    )
  const { corrections } = report
  return (
    <div ref={box} className={css.preview}>
      <div className={css.samples} aria-hidden="true">
        {themes.map((theme) => (
          <div key={theme} className={css.sample} data-sample={theme}>
            <span className={css.count}>343</span>
            <span className={css.words}>
              <strong>{t('preview.title')}</strong>
              <span className={css.answer}>{t('preview.answer')}</span>
            </span>
          </div>
        ))}
      </div>
      <div aria-live="polite">
        {corrections.length === 0 ? (
          <p>{t('accent.fine')}</p>
        ) : (
          corrections.map(({ kind, hex }) => (
            <p key={kind}>{t(`accent.corrected.${kind}`, { hex: hex.toUpperCase() })}</p>
          ))
        )}
      </div>
      <table className={css.figures}>
        <caption>{t('accent.contrast')}</caption>
        <thead>
          <tr>
            <td />
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {t(`accent.${theme}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`contrast.${row}`)}</th>
              {themes.map((theme) => (
                <td key={theme}>{figure(report.contrasts[theme][row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
