import { use, useState } from 'react'
import type { Translate } from '#lib/messages/catalogue.ts'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSayMergeFailure } from './useSayMergeFailure.ts'
import { useUnmergeIdea } from './useUnmergeIdea.ts'
import css from './MergedNote.module.css'

export interface MergedFact {
  readonly id: string
  readonly number: number
  readonly title: string
  /** Votes that the target has through it alone. */
  readonly votes: number
  /** The votes of which only the number is known: said apart. */
  readonly imported: number
  readonly viewerCanUnmerge: boolean
}

/** So many are listed without a press. */
const SHOWN = 3

/**
 * The ideas merged into an idea, for everybody, first the one that its reader was looking for; the
 * team can take each back.
 */
export function MergedNote({ merged }: { merged: readonly MergedFact[] }) {
  const language = useLanguage()
  const sayFailure = useSayMergeFailure()
  const t = useMessages(mergingMessages)
  const { toasts } = useServices()
  const arrived = useArrival()
  const [isWhole, setWhole] = useState(false)
  const sorted = [
    ...merged.filter(({ number }) => number === arrived),
    ...merged.filter(({ number }) => number !== arrived),
  ]
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN)
  const [unmerge, isSending] = useUnmergeIdea()
  const refreshFrame = use(FrameRefreshContext)
  const undo = async ({ id }: MergedFact): Promise<void> => {
    if (isSending) return
    const failure = problemOf(await unmerge({ ideaId: id }), language, sayFailure)
    if (failure !== null) return void toasts.add({ text: failure })
    await refreshFrame().catch(() => undefined)
  }
  return (
    <Notice className={css.note}>
      <ul className={css.list} aria-label={t('merged.label')}>
        {shown.map((one) => (
          <li key={one.id} ref={handOnFocus} className={css.line}>
            <span className={css.text}>
              {one.number === arrived && (
                <span role="status" className={css.arrived}>
                  {t('merged.arrived', { title: one.title })}
                </span>
              )}
              {cameFrom(one, t)}
              {one.number !== arrived && (
                <>
                  : <bdi>{one.title}</bdi>
                </>
              )}
            </span>
            {one.viewerCanUnmerge && (
              <Button onClick={() => void undo(one)} aria-disabled={isSending}>
                <span aria-hidden="true">{t('merged.undo')}</span>
                <VisuallyHidden>
                  {t('merged.undoLabel', { number: String(one.number) })}
                </VisuallyHidden>
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

function cameFrom(
  { votes: count, imported, ...one }: MergedFact,
  t: Translate<typeof mergingMessages>,
): string {
  const number = String(one.number)
  if (imported === 0)
    return count > 0 ? t('merged.votes', { count, number }) : t('merged.none', { number })
  return count > 0
    ? t('merged.votesAndImported', { count, imported, number })
    : t('merged.imported', { imported, number })
}

/** The number of the merged idea by whose address the reader came, which leads to its place on the page; or null. */
function useArrival(): number | null {
  const number = /^#idea_(\d+)$/.exec(useHash())?.[1]
  const named = number === undefined ? null : Number(number)
  // It stays while the page is open, wherever a link on the page leads.
  const [arrived, setArrived] = useState(named)
  if (named !== null && named !== arrived) setArrived(named)
  return arrived
}
