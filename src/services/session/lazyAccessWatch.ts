import type { AccessWatch } from './accessWatch.ts'

/**
 * Creates an access watch whose code loads when the first page asks for it, since it has nothing to
 * do before the first screen.
 */
export function createLazyAccessWatch(load: () => Promise<AccessWatch>): AccessWatch {
  let loading: Promise<AccessWatch> | null = null
  return {
    accept: (version) =>
      void loading?.then(
        (watch) => watch.accept(version),
        () => undefined,
      ),
    watch(seen) {
      let stop: (() => void) | null = null
      let isOver = false
      loading ??= load()
      loading.then(
        (watch) => void (isOver || (stop = watch.watch(seen))),
        () => void (loading = null),
      )
      return () => {
        isOver = true
        stop?.()
      }
    },
  }
}
