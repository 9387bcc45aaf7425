import { useId } from 'react'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { readAccent } from '#rules/siteLook.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AccentPreview } from './AccentPreview.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'
import css from './LookSettings.module.css'

/** The product's own accent, where the site has none. */
const OWN = '#f88a2f'

/** The accent of the site, with what its correction makes of it in both themes while it is chosen. */
export function AccentSetting({ color }: { color: string | null }) {
  const t = useMessages(siteLookMessages)
  const id = useId()
  const { shown, set, problems } = useSiteSetting<string>({
    name: 'accentColor',
    value: color ?? '',
    check: (text) =>
      text.trim() === '' || readAccent(text) !== null
        ? null
        : { field: 'accentColor', message: t('accent.wrong') },
    change: (text) => ({ accentColor: text.trim() }),
  })
  const read = readAccent(shown)
  const problem = problems.find(({ field }) => field === 'accentColor')
  return (
    <div className={css.accent}>
      <div className={css.colour}>
        <TextField
          label={t('accent.label')}
          hint={t('accent.hint')}
          value={shown}
          placeholder={OWN}
          onValueChange={set}
          error={problem?.message ?? null}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <label htmlFor={id} className={css.picker}>
          <span>{t('accent.pick')}</span>
          <input
            id={id}
            type="color"
            value={read ?? OWN}
            onChange={({ target }) => set(target.value)}
          />
        </label>
        {shown !== '' && (
          <Button size="s" variant="plain" onClick={() => set('')}>
            {t('accent.own')}
          </Button>
        )}
      </div>
      <SaveProblem problems={problems} fields={['accentColor']} />
      <AccentPreview color={read ?? OWN} />
    </div>
  )
}
