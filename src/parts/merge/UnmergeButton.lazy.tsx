import { use } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import { UnmergeFace } from './UnmergeFace.tsx'
import { useSayMergeFailure } from './useSayMergeFailure.ts'
import { useUnmergeIdea } from './useUnmergeIdea.ts'

/** Takes a merge back, for the team. */
export function UnmergeButton({ id, number }: { id: string; number: number }) {
  const language = useLanguage()
  const sayFailure = useSayMergeFailure()
  const { toasts } = useServices()
  const [unmerge, isSending] = useUnmergeIdea()
  const refreshFrame = use(FrameRefreshContext)
  const undo = async (): Promise<void> => {
    if (isSending) return
    const failure = problemOf(await unmerge({ ideaId: id }), language, sayFailure)
    if (failure !== null) return void toasts.add({ text: failure })
    await refreshFrame().catch(() => undefined)
  }
  return <UnmergeFace number={number} onClick={() => void undo()} aria-disabled={isSending} />
}
