import { use, useState } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { failed, problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useMergeIdea } from './useMergeIdea.ts'
import { useSayMergeFailure } from './useSayMergeFailure.ts'

/** The outcome of merging several ideas into one. */
export interface Merged {
  /** The number of the one. */
  readonly into: number
  /** Those that were. */
  readonly ids: readonly string[]
  /** Why an idea stayed, by its id. */
  readonly refused: ReadonlyMap<string, string>
}

interface Merging {
  merge(ideaIds: readonly string[], intoId: string): Promise<void>
  isSending: boolean
  /** Why nothing was merged. */
  failure: string | null
}

/** Merges ideas into one, one after the other; `onDone` is told where at least one of them was. */
export function useMergeIdeas(onDone: (merged: Merged) => void): Merging {
  const language = useLanguage()
  const sayFailure = useSayMergeFailure()
  const [mergeIdea] = useMergeIdea()
  const refreshFrame = use(FrameRefreshContext)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const merge = async (ideaIds: readonly string[], intoId: string): Promise<void> => {
    if (isSending) return
    setSending(true)
    setFailure(null)
    const done = new Map<string, number>()
    const refused = new Map<string, string>()
    for (const id of ideaIds) {
      const outcome = await mergeIdea({ ideaId: id, intoId })
      const target = outcome.kind === 'done' ? outcome.data.into : null
      if (target) done.set(id, target.number)
      else
        refused.set(
          id,
          problemOf(outcome, language, sayFailure) ?? failed(null, language, sayFailure).message,
        )
    }
    setSending(false)
    const [into] = done.values()
    if (into === undefined) return setFailure([...new Set(refused.values())].join(' '))
    onDone({ into, ids: [...done.keys()], refused })
    await refreshFrame().catch(() => undefined)
  }
  return { merge, isSending, failure }
}
