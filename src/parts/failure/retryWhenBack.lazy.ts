import type { IEnvironment } from 'relay-runtime'
import { createBackWatch } from '#services/connection/backWatch.ts'
import type { LaterServices } from '#services/laterServices.ts'
import { askServer } from './askServer.ts'

/** Calls `retry` once the server of an environment can be reached again, until `signal`. */
export function retryWhenBack(
  environment: IEnvironment,
  laterServices: LaterServices,
  retry: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const stop = laterServices.get(createBackWatch).wait(askServer(environment), retry)
  signal.addEventListener('abort', stop, { once: true })
}
