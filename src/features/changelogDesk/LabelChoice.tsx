import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { NewsLabel, newsKinds, type NewsKind } from '#ui/NewsLabel.tsx'
import css from './EntryForm.module.css'

interface Props {
  value: readonly NewsKind[]
  onValueChange: (labels: NewsKind[]) => void
}

/** The kinds of news that an entry is: none, one or several. */
export function LabelChoice({ value, onValueChange }: Props) {
  const t = useMessages(changelogDeskMessages)
  const tLabels = useMessages(changelogMessages)
  return (
    <fieldset>
      <legend className={css.legend}>{t('entry.labels')}</legend>
      <div className={css.labels}>
        {newsKinds.map((kind) => (
          <label key={kind} className={css.label}>
            <input
              type="checkbox"
              className={css.box}
              checked={value.includes(kind)}
              onChange={({ target }) =>
                onValueChange(
                  newsKinds.filter((one) => (one === kind ? target.checked : value.includes(one))),
                )
              }
            />
            <NewsLabel kind={kind}>{tLabels(`label.${kind}`)}</NewsLabel>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
