import { useCallback, useState } from 'react'
import type { MutationParameters } from 'relay-runtime'
import type { Act } from './Act.ts'
import { useRun, type Run } from './useRun.ts'

/** The way to act: `run` does it, `isPending` is true while one of its runs has not ended. */
export function useAct<Mutation extends MutationParameters>(
  act: Act<Mutation>,
): [run: Run<Mutation>, isPending: boolean] {
  const runNow = useRun(act)
  const [pending, setPending] = useState(0)
  const run = useCallback<Run<Mutation>>(
    async (...given) => {
      setPending((count) => count + 1)
      const outcome = await runNow(...given)
      setPending((count) => count - 1)
      return outcome
    },
    [runNow],
  )
  return [run, pending > 0]
}
