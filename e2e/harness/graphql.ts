import type { Page, Request, Route } from '@playwright/test'
import { placeOf } from './place.ts'

/** The name of the operation that a request carries; null when it is no GraphQL request. */
export function operationOf(request: Request): string | null {
  if (placeOf(request.url()).pathname !== '/graphql') return null
  const body: unknown = request.postDataJSON()
  return typeof body === 'object' && body !== null && 'operationName' in body
    ? String(body.operationName)
    : ''
}

/** Asked when nobody waits, and at no certain time. */
const behind = 'RelatedIdeasQuery'

/** Names of the operations a page sends from now on, in order, without what nobody waits for; empty the list to count anew. */
export function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = operationOf(request)
    if (name !== null && name !== behind) names.push(name)
  })
  return names
}

/** Tells how many GraphQL requests of a page, from now on, still wait for their answer. */
export function requestsUnderWay(page: Page): () => number {
  const waiting = new Set<Request>()
  page.on('request', (request) => operationOf(request) !== null && waiting.add(request))
  const end = (request: Request): unknown => waiting.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => waiting.size
}

/** Takes over the requests of one operation (`*`: of all). Resolves with the way to stop. */
export async function onOperation(
  page: Page,
  name: string,
  handle: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  const taker = async (route: Route): Promise<void> => {
    const operation = operationOf(route.request())
    if (operation === null || (name !== '*' && operation !== name)) return route.fallback()
    await handle(route)
  }
  await page.route('**/graphql', taker)
  return () => page.unroute('**/graphql', taker)
}

/** Lets the server answer an operation, and changes what arrives. */
export function alterAnswer(
  page: Page,
  name: string,
  alter: (answer: { data: unknown }) => unknown,
): Promise<() => Promise<void>> {
  return onOperation(page, name, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: alter((await response.json()) as { data: unknown }) })
  })
}

/** Calls back with every object in an answer. */
export function eachObject(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Record<string, unknown>)
  for (const part of Object.values(value)) eachObject(part, visit)
}
