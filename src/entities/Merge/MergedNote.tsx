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

/** What was merged into an idea, for everybody; the team can take each back. Lazy: never import it statically. */
export function MergedNote({ merged }: { merged: readonly MergedFact[] }) {
  const { toasts } = useServices()
  const { unmerge, isSending } = useUnmergeIdea((number, failure) => toasts.add({ text: failure ?? t('merged.undone', { number: String(number) }) }))
  return (
    <Notice className={css.note}>
      <ul className={css.list} aria-label={t('merged.label')}>
        {merged.map((one) => (
          <li key={one.id} className={css.line}>
            <span className={css.text}>
              {one.votes > 0 ? t('merged.votes', { count: one.votes, number: String(one.number) }) : t('merged.none', { number: String(one.number) })}: <bdi>{one.title}</bdi>
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
    </Notice>
  )
}
