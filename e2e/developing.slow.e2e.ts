// `npm run dev`: pages come rendered; a saved fragment, and a new component, come to the page that is open; what does not fit is told.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { copyOfSite } from './harness/madeSite.ts'
import { freePort } from './harness/server.ts'
import { createSite } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The sources, in a folder where they may be changed; below the project's, whose packages they find. */
async function copyOfSources(): Promise<string> {
  await fs.mkdir(path.join(root, '.cache'), { recursive: true })
  const at = await fs.mkdtemp(path.join(root, '.cache/developing-'))
  const names = (await fs.readdir(root)).filter(
    (name) => !/^(node_modules|dist|data|docs|bench|e2e|\..*)$/.test(name),
  )
  for (const name of names)
    await fs.cp(path.join(root, name), path.join(at, name), { recursive: true })
  return at
}

const component = `import { graphql, useFragment } from 'react-relay'
import type { IdeaMark_idea$key } from '#generated/IdeaMark_idea.graphql.ts'

export function IdeaMark({ idea }: { idea: IdeaMark_idea$key }) {
  const { version } = useFragment(
    graphql\`
      fragment IdeaMark_idea on Idea {
        version
      }
    \`,
    idea,
  )
  return <span>new component, version {version}</span>
}
`

test('a rendered page takes over what is edited and stays, and says where browser and server differ', async ({
  open,
}) => {
  const sources = await copyOfSources()
  const { dataDir } = await copyOfSite('SAMPLE', createSite)
  const [port, pages] = [await freePort(), await freePort()]
  const dev = spawn(process.execPath, ['--import', 'tsx', 'server/cli/dev.ts'], {
    cwd: sources,
    env: { ...process.env, PORT: String(port), DEV_PORT: String(pages), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve) =>
      dev.stdout.on('data', (said) => /is ready at/.test(String(said)) && resolve()),
    )
    const { page, allow } = await open({ url: `http://localhost:${pages}` })
    // Development builds say more, and Vite speaks by a socket.
    allow(/./)
    const response = await page.goto(`http://localhost:${pages}/`, { timeout: 120_000 })
    assert.match((await response?.text()) ?? '', /<article[\s\S]*id="earshot-beginning"/)
    const overlay = page.locator('vite-error-overlay')
    const feed = page.getByRole('feed')
    await feed.getByRole('article').first().waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    assert.equal(await overlay.count(), 0, 'the browser drew something else than the server')
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    const row = path.join(sources, 'src/entities/Idea/IdeaRow.tsx')
    const before = await fs.readFile(row, 'utf8')
    const mark = path.join(path.dirname(row), 'IdeaMark.tsx')
    const save = async (
      change: (text: string) => string,
      seen: RegExp,
      others: readonly (readonly [file: string, text: string])[] = [],
    ): Promise<number> => {
      // Looked at when it changes: what asks now and then would measure its own patience, what asks in every frame its own work.
      const shown = page.evaluate(
        (text) =>
          new Promise<void>((resolve) => {
            const look = (): void => {
              const feed = document.querySelector('[role=feed]')
              if (!new RegExp(text).test(feed?.textContent ?? '')) return
              observer.disconnect()
              resolve()
            }
            const observer = new MutationObserver(look)
            observer.observe(document.body, { subtree: true, childList: true, characterData: true })
            look()
          }),
        seen.source,
      )
      const start = performance.now()
      const files = [...others, [row, change(before)] as const]
      await Promise.all(files.map(([file, text]) => fs.writeFile(file, text)))
      await shown
      assert.equal(await page.evaluate(() => 'isKept' in window), true, 'the page was loaded anew')
      return Math.round(performance.now() - start)
    }
    const withField = (text: string): string =>
      text
        .replace('        excerpt\n', '        excerpt\n        createdAt\n')
        .replace('excerpt={data.excerpt}', 'excerpt={`made ${data.createdAt}`}')
    const withComponent = (text: string): string =>
      text
        .replace('        excerpt\n', '        excerpt\n        ...IdeaMark_idea\n')
        .replace('excerpt={data.excerpt}', 'excerpt={<IdeaMark idea={data} />}')
        .replace('import { Vote', `import { IdeaMark } from './IdeaMark.tsx'\nimport { Vote`)
    const withWords = (text: string): string =>
      text.replace('excerpt={data.excerpt}', 'excerpt="in other words"')
    const reworded = await save(withWords, /in other words/)
    const edited = await save(withField, /made \d{4}-/)
    const added = await save(withComponent, /new component, version \d/, [[mark, component]])
    test.info().annotations.push({
      type: 'ms',
      description: `reworded ${reworded}, edited ${edited}, added ${added}`,
    })
    const twoFaced = `excerpt={typeof window === 'undefined' ? 'by the server' : 'by the browser'}`
    await save((text) => text.replace('excerpt={data.excerpt}', twoFaced), /by the browser/)
    await page.reload()
    await expect(overlay.locator('.message-body')).toContainText(/hydrat/i)
    // On a busy machine the watcher may miss a save, and a person saves again.
    await expect(async () => {
      await fs.writeFile(row, before)
      await expect(feed).not.toContainText('by the browser', { timeout: 5_000 })
    }).toPass()
    await page.reload()
    await feed.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await overlay.count(), 0, 'what was mended is told still')
  } finally {
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
    for (const folder of [sources, dataDir]) await fs.rm(folder, { recursive: true, force: true })
  }
})
