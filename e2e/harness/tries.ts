import type { Page, Request } from '@playwright/test'

/** Counts how often a page sends each event, and notes those sent again though a try has been taken or has not ended. */
export function watchTries(page: Page): {
  tries: ReadonlyMap<string, number>
  repeated: readonly string[]
} {
  const [tries, ended, repeated] = [
    new Map<string, number>(),
    new Map<string, boolean>(),
    [] as string[],
  ]
  const idsOf = (request: Request): string[] => {
    if (!request.url().endsWith('/ingest')) return []
    const { events: sent } = request.postDataJSON() as { events: { insert_id: string }[] }
    return sent.map(({ insert_id }) => insert_id)
  }
  const end = (request: Request, mayRepeat: boolean): void =>
    idsOf(request).forEach((id) => ended.set(id, mayRepeat))
  page.on('request', (request) => {
    for (const id of idsOf(request)) {
      if (tries.has(id) && !ended.get(id)) repeated.push(id)
      ended.delete(id)
      tries.set(id, (tries.get(id) ?? 0) + 1)
    }
  })
  page.on('response', (response) => end(response.request(), response.status() !== 200))
  page.on('requestfailed', (request) => end(request, true))
  return { tries, repeated }
}

/** Tells a page that it is hidden, or shown again. */
export function setVisibility(page: Page, visibility: string): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}
