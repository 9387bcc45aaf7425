import { limits } from '#rules/limits.ts'
import { useNewestLoaded } from './useNewestFirst.ts'
import { useScrollTarget } from './useScrollTarget.ts'

type ScrollOptions = Parameters<typeof useScrollTarget>[0]

interface Options extends Pick<ScrollOptions, 'list' | 'has' | 'start'> {
  /** Whether the newest come first, and are not there. */
  readonly lacksNewest: boolean
  /** Loads the end of the list, or what stands around a comment. */
  readonly load: (part: { last: number } | { from: string; first: number }) => Promise<unknown>
}

/**
 * Brings a list of comments to where it opens, and loads what is needed for that. `isComing` while
 * that is on its way.
 */
export function useListStart({ lacksNewest, load, ...opening }: Options): {
  target: ReturnType<typeof useScrollTarget>
  isComing: boolean
} {
  const size = limits.commentPageSize
  const target = useScrollTarget({
    ...opening,
    load(from, onEnd) {
      const part = from === 'newest' ? { last: size } : { from, first: size }
      load(part).then(() => onEnd(null), onEnd)
    },
  })
  const isLoadingNewest = useNewestLoaded(lacksNewest && target.targetId === null, () =>
    load({ last: size }),
  )
  return { target, isComing: target.isComing || isLoadingNewest }
}
