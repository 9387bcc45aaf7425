import { parseArgs } from 'node:util'
import { someTitles } from './api/requests.ts'
import { sizeOf } from './data/plan.ts'
import { openStore } from './data/stores.ts'
import { clicks } from './page/clicks.ts'
import { coldLoads } from './page/coldLoad.ts'
import { longList } from './page/longList.ts'
import { launch } from './page/visit.ts'
import { appendedPage, votes } from './page/votes.ts'
import { heading } from './report.ts'
import { startOn } from './server.ts'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
})
const { ideas } = sizeOf(Number(values.scale))
const store = await openStore('embedded', Number(values.scale))
const server = await startOn(store, { client: true })
const browser = await launch()
const wants = (part: string): boolean => values.only === undefined || values.only === part

try {
  heading(
    `(c) Page: ${ideas} ideas on the embedded engine, production build, Chromium ${browser.version()}`,
  )
  if (wants('cold')) await coldLoads(browser, server.url, Number(values.runs))
  if (wants('clicks'))
    await clicks(browser, server.url, (await someTitles(server.url, ideas, '')).slice(0, 7))
  if (wants('votes')) await votes(browser, server.url, store.cookies[1] ?? '')
  if (wants('append')) await appendedPage(browser, server.url)
  if (wants('long')) await longList(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
  await store.close()
}
