import {
  createOperationDescriptor,
  fetchQuery,
  type ConcreteRequest,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'

/** Refetches all data of a page. Resolves when the store has it; rejects with the first error. */
export async function refreshPage(
  environment: IEnvironment,
  page: LoadedPage,
  signal?: AbortSignal,
): Promise<void> {
  await Promise.all(
    page.queries.map(async ({ request, variables }) => {
      const compiled = request()
      if (compiled) await fetchAgain(environment, compiled, variables, signal)
    }),
  )
}

/**
 * Tells whether the store's data of any of the page's queries is older than this many milliseconds.
 */
export function isOlderThan(
  environment: IEnvironment,
  page: LoadedPage,
  age: number,
  now: number,
): boolean {
  return page.queries.some(({ request, variables }) => {
    const compiled = request()
    if (!compiled) return false
    const availability = environment.check(createOperationDescriptor(compiled, variables))
    return availability.status === 'available' && now - (availability.fetchTime ?? 0) > age
  })
}

function fetchAgain(
  environment: IEnvironment,
  request: ConcreteRequest,
  variables: Variables,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const
    const subscription = fetchQuery(environment, request, variables, options).subscribe({
      complete: resolve,
      error: reject,
    })
    signal?.addEventListener('abort', () => (subscription.unsubscribe(), resolve()), { once: true })
  })
}
