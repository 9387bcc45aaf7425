import type { JSResourceReference } from 'react-relay'
import type { CodeLoadError } from '../errors/CodeLoadError.ts'
import { lostCode } from '../errors/lostCode.ts'

/** A lazy module for Relay's entrypoints that can be loaded again after a failure. */
export interface CodeResource<Module> extends JSResourceReference<Module> {
  /** Lets the next `load` try again. Without it a failure would be thrown forever. */
  forgetFailure(): void
}

/**
 * Makes the lazy half of an entrypoint: `JSResource('IdeaPage', () =>
 * import('./IdeaPage.tsx').then((m) => m.IdeaPage))`. The cache is shared by all environments,
 * since code is the same for everybody.
 */
export function JSResource<Module>(
  moduleId: string,
  load: () => Promise<Module>,
): CodeResource<Module> {
  let module: Module | null = null
  let failure: CodeLoadError | null = null
  let loading: Promise<Module> | null = null

  function start(): Promise<Module> {
    failure = null
    const promise = load().then(
      (arrived) => (module = arrived),
      async (cause: unknown) => {
        failure = await lostCode(moduleId, cause)
        loading = null
        throw failure
      },
    )
    // Relay starts the load without handling a rejection; rendering reports it.
    promise.catch(() => {})
    return promise
  }

  return {
    getModuleId: () => moduleId,
    getModuleIfRequired() {
      // Suspending on a rejected promise would render in an endless loop.
      if (failure) throw failure
      return module
    },
    load: () => (loading ??= start()),
    forgetFailure: () => void (failure = null),
  }
}
