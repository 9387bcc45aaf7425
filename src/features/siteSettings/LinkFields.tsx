import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import type { SiteLink } from '#rules/siteLook.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './LookSettings.module.css'

interface Props {
  link: SiteLink
  /** Its place among the links, of which there are so many. */
  at: number
  count: number
  problemOf: (field: string) => string | null
  onChange: (part: Partial<SiteLink>) => void
  /** Moves it so many places down. */
  onMove: (by: number) => void
  onRemove: () => void
}

/** One link in the navigation: its name, its address, its place. */
export function LinkFields({
  link: { label, url },
  at,
  count,
  problemOf,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const t = useMessages(siteLookMessages)
  const named = label.trim() || t('links.unnamed', { number: at + 1 })
  const moves = [
    { by: -1, text: t('links.up'), name: t('links.upOf', { label: named }), isEnd: at === 0 },
    {
      by: 1,
      text: t('links.down'),
      name: t('links.downOf', { label: named }),
      isEnd: at === count - 1,
    },
  ]
  return (
    <li className={css.link}>
      <TextField
        label={t('links.name')}
        value={label}
        onValueChange={(text) => onChange({ label: text })}
        error={problemOf(`links.${at}.label`)}
        max={limits.label.max}
        autoComplete="off"
      />
      <TextField
        label={t('links.url')}
        value={url}
        onValueChange={(text) => onChange({ url: text })}
        error={problemOf(`links.${at}.url`)}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        placeholder="https://"
      />
      <div className={css.linkActs}>
        {moves.map(({ by, text, name, isEnd }) => (
          <Button
            key={by}
            size="s"
            variant="plain"
            aria-label={name}
            aria-disabled={isEnd}
            onClick={() => !isEnd && onMove(by)}
          >
            {text}
          </Button>
        ))}
        <Button
          size="s"
          variant="plain"
          aria-label={t('links.removeOf', { label: named })}
          onClick={onRemove}
        >
          {t('links.remove')}
        </Button>
      </div>
    </li>
  )
}
