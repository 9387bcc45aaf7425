import { useState } from 'react'
import type { Translate } from '#lib/messages/catalogue.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { Notice } from '#ui/Notice.tsx'
import { UnmergeFace } from './UnmergeFace.tsx'
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

const UnmergeButton = lazyComponent<Pick<MergedFact, 'id' | 'number'>>(
  () => import('./UnmergeButton.lazy.tsx').then((module) => module.UnmergeButton),
  ({ number }) => <UnmergeFace number={number} aria-disabled />,
)

/** So many are listed without a press. */
const SHOWN = 3

/**
 * The ideas merged into an idea, for everybody, first the one that its reader was looking for; the
 * team can take each back.
 */
export function MergedNote({ merged }: { merged: readonly MergedFact[] }) {
  const t = useMessages(ideaPageMessages)
  const arrived = useArrival()
  const [isWhole, setWhole] = useState(false)
  const sorted = [
    ...merged.filter(({ number }) => number === arrived),
    ...merged.filter(({ number }) => number !== arrived),
  ]
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN)
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
            {one.viewerCanUnmerge && <UnmergeButton id={one.id} number={one.number} />}
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
  t: Translate<typeof ideaPageMessages>,
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
