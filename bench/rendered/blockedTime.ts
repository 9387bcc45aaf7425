import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { Place } from './visits.ts'

/** Milliseconds within which a page has settled on the slowest link. */
const SETTLED_MS = 6_000
const SIZE = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }
/** Milliseconds beyond 50 of each task after the first paint. */
const READ = `new Promise((resolve) => {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const tell = (tasks) => resolve(tasks.filter((it) => it.startTime >= first.startTime).reduce((sum, it) => sum + it.duration - 50, 0))
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'longtask', buffered: true })
  setTimeout(tell, 500, [])
})`

/**
 * Opens a page with an empty cache and gives the time for which its tasks block it (TBT), in
 * milliseconds. Playwright listens to the console of its pages, and then V8 parses a script anew for
 * the trace of each error that is made ahead (there are some in React): a third of a second at
 * CPU ÷ 4 that no visitor waits for. So this page is one of which Playwright does not know.
 */
export async function blockedTime(browser: Browser, { url, cpu }: Place): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  try {
    const { browserContextId } = await devtools.send('Target.createBrowserContext')
    const { targetId } = await devtools.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const send = await attached(devtools, targetId)
    await send('Emulation.setDeviceMetricsOverride', SIZE)
    await send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await send('Page.navigate', { url })
    await wait(SETTLED_MS)
    const answer = await send<{ result: { value: number } }>('Runtime.evaluate', {
      expression: READ,
      awaitPromise: true,
      returnByValue: true,
    })
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    return answer.result.value
  } finally {
    await devtools.detach()
  }
}

type Send = <Answer>(method: string, params: object) => Promise<Answer>

/** Speaks to a page by the session of its browser. */
async function attached(devtools: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, (answer: never) => void>()
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    const { id, result } = JSON.parse(event.message) as { id?: number; result: never }
    if (event.sessionId === sessionId && id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  return async (method, params) => {
    const id = (last += 1)
    const message = JSON.stringify({ id, method, params })
    const answer = new Promise<never>((resolve) => waiting.set(id, resolve))
    await devtools.send('Target.sendMessageToTarget', { sessionId, message })
    return answer
  }
}
