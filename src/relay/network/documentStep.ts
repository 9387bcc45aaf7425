import { PreloadableQueryRegistry } from 'relay-runtime'
import type { PreparingStep } from './request.ts'

/**
 * Adds the operation's text to the request, which every request carries by default
 * (docs/RULES.md#calls).
 */
export const queryTextStep: PreparingStep = async (request, next) =>
  next({
    ...request,
    query: request.operation.text ?? (await textFromModule(request.operation.id, request.signal)),
  })

/**
 * Sends the persisted id in place of the text, for servers that know it. Operations without an id
 * are sent with their text.
 */
export const persistedIdStep: PreparingStep = (request, next) => {
  const { id } = request.operation
  return id ? next({ ...request, persistedId: id }) : queryTextStep(request, next)
}

// Plain `relay-compiler --watch` leaves `$parameters` without text; the text then comes with the
// page's code, a little later.
function textFromModule(id: string | null | undefined, signal: AbortSignal): Promise<string> {
  if (!id)
    return Promise.reject(new Error('An operation has neither text nor id: run the Relay compiler'))
  return new Promise((resolve, reject) => {
    const known = PreloadableQueryRegistry.get(id)?.params.text
    if (known) return resolve(known)
    const waiting = PreloadableQueryRegistry.onLoad(id, (module) => {
      waiting.dispose()
      if (module.params.text) resolve(module.params.text)
      else reject(new Error(`${module.params.name} was compiled without its text`))
    })
    signal.addEventListener('abort', () => (waiting.dispose(), reject(signal.reason)), {
      once: true,
    })
  })
}
