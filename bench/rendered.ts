import { parseArgs } from 'node:util'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { sizeOf } from './data/plan.ts'
import type { Engine } from './data/stores.ts'
import { launch } from './page/visit.ts'
import { measureInBrowser } from './rendered/browser.ts'
import { measureKeptPages, measureMemory, measureSlowReaders } from './rendered/keptPages.ts'
import { measureLighthouse } from './rendered/lighthouse.ts'
import { measureServerCost } from './rendered/serverCost.ts'
import { openSites } from './rendered/sites.ts'
import { heading } from './report.ts'

// npm run bench -- rendered [--scale 0.1] [--rounds 5] [--seconds 2] [--only page,server,kept,memory,slow,lighthouse] [--page list] [--engine postgres] [--addresses 100000]
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.1' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    page: { type: 'string' },
    engine: { type: 'string' },
    addresses: { type: 'string', default: '100000' },
  },
})
const chosen = values.only?.split(',')
const wants = (...parts: readonly string[]): boolean =>
  chosen === undefined || parts.some((part) => chosen.includes(part))
const scale = Number(values.scale)
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
const held: boolean[] = []

if (wants('page', 'kept', 'memory', 'slow', 'lighthouse')) {
  const sites = await openSites(scale)
  try {
    const { rendered, pages } = sites
    if (wants('page')) {
      const browser = await launch()
      heading(
        `Rendered pages beside the browser's own and static ones; links shaped in TCP; Chromium ${browser.version()}`,
      )
      held.push(
        await measureInBrowser(browser, sites, { rounds: options.rounds, only: values.page }),
      )
      await browser.close()
    }
    if (wants('lighthouse')) {
      heading('Lighthouse')
      for (const { name, path, plain } of pages.slice(0, 2))
        held.push(
          await measureLighthouse(rendered.url + path, {
            name,
            runs: 3,
            plain: rendered.url + plain,
          }),
        )
    }
    if (wants('kept')) {
      heading('Pages that visitors get again and again')
      held.push(await measureKeptPages(sites, options))
    }
    const large = pages.at(-1)
    if (wants('slow') && large) held.push(await measureSlowReaders(rendered, large, options))
    if (wants('memory'))
      held.push(
        await measureMemory(rendered, {
          addresses: Number(values.addresses),
          ideas: sizeOf(scale).ideas,
        }),
      )
  } finally {
    await sites.close()
  }
}
if (wants('server')) {
  const engines = (['embedded', 'postgres'] as const).filter(
    (engine: Engine) =>
      (values.engine ?? engine) === engine &&
      (engine === 'embedded' || findPostgres() !== undefined),
  )
  await measureServerCost({ ...options, scale, engines })
}
process.exitCode = held.every(Boolean) ? 0 : 1
