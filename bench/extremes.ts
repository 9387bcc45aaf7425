import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { COMMENTS, makeExtremes, VOTERS } from '../e2e/harness/extremes.ts'
import { startServer } from '../e2e/harness/server.ts'
import { ask, createSite } from '../e2e/harness/site.ts'
import { longThread, longVoters, opened } from './page/extremes.ts'
import { launch, local, slow } from './page/visit.ts'
import { heading } from './report.ts'

// npm run bench -- extremes [--runs 5] [--only open|thread|voters]
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const wants = (part: string): boolean => values.only === undefined || values.only === part

const empty = await startServer({ limit: 300_000 })
const browser = await launch()
let server = empty
try {
  const owner = await createSite(empty, 'SAMPLE')
  const cookie = owner.cookie
  const { site } = await ask<{ site: { boards: { id: string }[] } }>(
    empty,
    '{ site { boards { id } } }',
  )
  const post = async (title: string): Promise<number> => {
    const mutation =
      'mutation Post($title: String!, $boardId: ID!) { postIdea(title: $title, body: "", boardId: $boardId) { idea { number } } }'
    return (
      await ask<{ postIdea: { idea: { number: number } } }>(
        empty,
        mutation,
        { title, boardId: site.boards[0]?.id },
        owner,
      )
    ).postIdea.idea.number
  }
  const ideas = { pressed: await post('Pressed'), busy: await post('Busy') }
  await empty.stop()
  await makeExtremes(empty.dataDir, ideas)
  server = await empty.restart()
  heading(
    `(extremes) a body of 154,000 characters, ${COMMENTS} comments, ${VOTERS} voters; production build, Chromium ${browser.version()}`,
  )
  const runs = Number(values.runs)
  if (wants('open')) {
    for (const conditions of [local, { ...slow, name: 'CPU ÷ 4', latency: 0, megabits: 0 }]) {
      await opened(browser, server.url, {
        name: 'the long body',
        number: ideas.pressed,
        conditions,
        runs,
        cookie,
      })
      await opened(browser, server.url, {
        name: 'the long discussion',
        number: ideas.busy,
        conditions,
        runs,
        cookie,
      })
    }
  }
  if (wants('thread'))
    await longThread(browser, server.url, { number: ideas.busy, comments: COMMENTS, cookie })
  if (wants('voters'))
    await longVoters(browser, server.url, { number: ideas.busy, voters: VOTERS, cookie })
} finally {
  await browser.close()
  await server.kill()
  await rm(server.dataDir, { recursive: true, force: true })
}
