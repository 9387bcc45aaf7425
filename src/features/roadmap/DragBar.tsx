import { planningMessages } from '#lib/messages/catalogues/planning.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Kbd } from '#ui/Kbd.tsx'
import type { Landing } from './landing.ts'
import css from './DragBar.module.css'

/**
 * Says where a dragged idea would land, how many people would be told, and the keys. react-aria
 * hides what is around its targets while something is dragged by keyboard, but not the top layer.
 */
export function DragBar({ landing }: { landing: Landing }) {
  const t = useMessages(planningMessages)
  const { column, place, count, told, isByKeyboard } = landing
  const keys = [
    { names: ['↑', '↓'], label: t('plan.key.place') },
    { names: ['Tab'], label: t('plan.key.column') },
    { names: ['Enter'], label: t('plan.key.drop') },
    { names: ['Esc'], label: t('plan.key.cancel') },
  ]
  return (
    <div className={css.bar} data-react-aria-top-layer="true">
      <p role="status" className={css.text}>
        <strong>
          {place === null
            ? t('plan.landingByDate', { column })
            : t('plan.landing', { column, place, count })}
        </strong>{' '}
        {told > 0 ? t('plan.tells', { count: told }) : t('plan.tellsNobody')}
      </p>
      <p className={css.keys} aria-hidden="true">
        {keys.slice(isByKeyboard ? 0 : -1).map(({ names, label }) => (
          <span key={label} className={css.key}>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {label}
          </span>
        ))}
      </p>
    </div>
  )
}
