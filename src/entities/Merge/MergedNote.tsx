import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '#lib/messages/en/merging.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import css from './MergedNote.module.css'
import { useUnmergeIdea } from './useUnmergeIdea.ts'

export interface MergedFact {
  readonly id: string
  readonly number: number
  readonly title: string
  /** Votes that the target has through it alone. */
  readonly votes: number
  readonly viewerCanUnmerge: boolean
}

/** So many are listed without a press. */
const SHOWN = 3

/** What was merged into an idea, for everybody, first what its reader was looking for; the team can take each back. Lazy: never import it statically. */
export function MergedNote({ merged }: { merged: readonly MergedFact[] }) {
  const { toasts } = useServices()
  const arrived = useArrival()
  const [isWhole, setWhole] = useState(false)
  const sorted = [...merged.filter(({ number }) => number === arrived), ...merged.filter(({ number }) => number !== arrived)]
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN)
  const { unmerge, isSending } = useUnmergeIdea((number, failure) => toasts.add({ text: failure ?? t('merged.undone', { number: String(number) }) }))
  return (
    <Notice className={css.note}>
      <ul className={css.list} aria-label={t('merged.label')}>
        {shown.map((one) => (
          <li key={one.id} className={css.line}>
            <span className={css.text}>
              {one.number === arrived && (
                <span role="status" className={css.arrived}>
                  {t('merged.arrived', { title: one.title })}
                </span>
              )}
              {one.votes > 0 ? t('merged.votes', { count: one.votes, number: String(one.number) }) : t('merged.none', { number: String(one.number) })}
              {one.number !== arrived && (
                <>
                  : <bdi>{one.title}</bdi>
                </>
              )}
            </span>
            {one.viewerCanUnmerge && (
              <Button onClick={() => unmerge(one)} aria-disabled={isSending}>
                <span aria-hidden="true">{t('merged.undo')}</span>
                <VisuallyHidden>{t('merged.undoLabel', { number: String(one.number) })}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="plain" size="s" className={css.more} onClick={() => setWhole(true)}>
          {t('merged.more', { count: sorted.length - shown.length })}
        </Button>
      )}
    </Notice>
  )
}

/** The number of the merged idea by whose address the reader came (`MergedState`), or null. */
function useArrival(): number | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('mergedNumber' in state)) return null
  return typeof state.mergedNumber === 'number' ? state.mergedNumber : null
}
