import { use, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  ImportListRow_import$data,
  ImportListRow_import$key,
} from '#generated/ImportListRow_import.graphql.ts'
import { formatDateTime } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { UndoImport } from './UndoImport.tsx'
import css from './ImportList.module.css'

/** Why ideas stay, as far as there is a sentence for it. */
const keepReasons = ['VOTED', 'COMMENTED', 'MERGED', 'ANNOUNCED', 'CHANGED', 'FOLLOWED'] as const

/** An import: where from, when, what came, and what became of it. */
export function ImportListRow({ job }: { job: ImportListRow_import$key }) {
  const t = useMessages(siteDataMessages)
  const language = useLanguage()
  const clock = useClock()
  const [isAsking, ask] = useState(false)
  const data = useFragment(
    graphql`
      fragment ImportListRow_import on Import @throwOnFieldError {
        id
        source
        state
        startedAt
        ideas
        comments
        votes
        leftOut
        changes
        keptBoards
        removedIdeas
        kept {
          reason
          count
        }
        ...ImportNotes_import
      }
    `,
    job,
  )
  const { id, source, state, startedAt, ideas } = data
  useFrameAfter(state)
  const result = useRef<HTMLDivElement>(null)
  const canBeUndone = state === 'FINISHED' || state === 'STOPPED' || state === 'CUT'
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <bdi className={css.source}>{source}</bdi>
        <div className={css.quiet}>
          {[formatDateTime(startedAt, clock, language), ...figures(data, t)].join(' · ')}
        </div>
        <div ref={result} tabIndex={-1}>
          {outcome(data, t).map((line) => (
            <div key={line} className={css.quiet}>
              {line}
            </div>
          ))}
        </div>
        {state === 'STOPPED' && (
          <div className={css.quiet}>
            <code dir="ltr">{`npm run import -- --resume ${id}`}</code>
          </div>
        )}
        <ImportNotes job={data} />
      </div>
      {canBeUndone && (
        <Button size="s" onClick={() => ask(true)} aria-label={t('imports.undo.label', { source })}>
          {t('imports.undo')}
        </Button>
      )}
      <UndoImport
        isOpen={isAsking}
        onClose={() => ask(false)}
        onClosed={() => {
          // The button that asked is gone.
          if (document.activeElement === document.body) result.current?.focus()
        }}
        importId={id}
        source={source}
        ideas={ideas}
        changes={data.changes}
      />
    </li>
  )
}

/** Ideas that an import has brought or taken away are counted anew in the frame once it has ended. */
function useFrameAfter(state: string): void {
  const refreshFrame = use(FrameRefreshContext)
  const before = useRef(state)
  useEffect(() => {
    const hasEnded = before.current !== state && state !== 'RUNNING' && state !== 'UNDOING'
    before.current = state
    if (hasEnded) refreshFrame().catch(() => undefined)
  }, [state, refreshFrame])
}

function figures(
  { ideas, comments, votes, leftOut }: ImportListRow_import$data,
  t: Translate<typeof siteDataMessages>,
): string[] {
  return [
    t('imports.ideas', { count: ideas }),
    ...(comments > 0 ? [t('imports.comments', { count: comments })] : []),
    ...(votes > 0 ? [t('imports.votes', { count: votes })] : []),
    ...(leftOut > 0 ? [t('imports.leftOut', { count: leftOut })] : []),
  ]
}

/** The outcome of an import, line by line; none for one that came to its end. */
function outcome(
  { state, removedIdeas, kept, keptBoards, changes }: ImportListRow_import$data,
  t: Translate<typeof siteDataMessages>,
): string[] {
  switch (state) {
    case 'RUNNING':
    case 'STOPPED':
    case 'CUT':
    case 'UNDOING':
      return [t(`imports.state.${state}`)]
    case 'UNDONE':
      return [
        t('imports.state.UNDONE', { count: removedIdeas }),
        ...kept.flatMap(({ reason, count }) => {
          const known = keepReasons.find((one) => one === reason)
          return known === undefined ? [] : [t(`imports.kept.${known}`, { count })]
        }),
        ...(keptBoards > 0 ? [t('imports.kept.boards', { count: keptBoards })] : []),
        ...(changes > 0 ? [t('imports.kept.changes', { count: changes })] : []),
      ]
    default:
      return []
  }
}
