import type { JSResourceReference } from 'react-relay'
import { CodeLoadError } from '../errors/CodeLoadError.ts'

/** A lazy module as Relay's entrypoints take it, that can be asked for again after it failed to arrive. */
export interface CodeResource<Module> extends JSResourceReference<Module> {
  /** Lets the next `load` try again; without it a failure would be thrown for ever. */
  forgetFailure(): void
}

/**
 * Makes the lazy half of an entrypoint: `JSResource('IdeaPage', () => import('./IdeaPage.tsx').then((m) => m.IdeaPage))`.
 * What is kept is code, the same for everybody.
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
      (cause: unknown) => {
        failure = new CodeLoadError(moduleId, { cause })
        loading = null
        throw failure
      },
    )
    // Relay starts the load without looking at its outcome, which rendering reports.
    promise.catch(() => {})
    return promise
  }

  return {
    getModuleId: () => moduleId,
    getModuleIfRequired() {
      // Suspending on a promise that has failed would render in a circle.
      if (failure) throw failure
      return module
    },
    load: () => (loading ??= start()),
    forgetFailure: () => void (failure = null),
  }
}
