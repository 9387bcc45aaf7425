// A site is made once by the product itself, and each file of journeys takes a copy of its data folder.
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { copyFolder } from '#server/testing/copyFolder.ts'
import { startServer, temporaryFolder, type RunningServer } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const kept = path.join(root, '.cache/e2e-sites')
const HOUR = 3_600_000

/** The content that a new site begins with. */
export type SiteStart = 'EMPTY' | 'SAMPLE'

/** A data folder with a site in it, whose owner is signed in. */
export interface MadeSite {
  readonly dataDir: string
  /** The `cookie` header of the owner's requests. */
  readonly cookie: string
}

/**
 * Gives a digest of the code that makes the site, and of the hour: the sample's ideas are as old as
 * the site.
 */
async function digest(start: SiteStart): Promise<string> {
  const hash = createHash('sha256')
    .update(start)
    .update(String(Math.floor(Date.now() / HOUR)))
  for (const folder of ['server', 'rules', 'e2e/harness/site.ts', 'package-lock.json']) {
    const at = path.join(root, folder)
    const files = (await fs.stat(at)).isFile()
      ? ['']
      : (await fs.readdir(at, { recursive: true })).filter(
          (it) => /\.(ts|mjs|sql)$/.test(it) && !it.endsWith('.test.ts'),
        )
    for (const file of files.sort())
      hash.update(file).update(await fs.readFile(path.join(at, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function make(
  start: SiteStart,
  at: string,
  create: (server: RunningServer, start: SiteStart) => Promise<{ cookie: string }>,
): Promise<void> {
  const dataDir = await temporaryFolder()
  const server = await startServer({ dataDir })
  try {
    const { cookie } = await create(server, start)
    await server.stop()
    await fs.mkdir(kept, { recursive: true })
    const half = await fs.mkdtemp(`${at}.`)
    await copyFolder(dataDir, path.join(half, 'data'))
    await fs.writeFile(path.join(half, 'cookie'), cookie)
    // Another file of journeys may have been faster: theirs is as good.
    await fs.rename(half, at).catch(() => fs.rm(half, { recursive: true, force: true }))
  } finally {
    await server.kill()
    await fs.rm(dataDir, { recursive: true, force: true })
  }
}

/** None that another file of journeys could be about to copy. */
async function forgetOld(): Promise<void> {
  for (const name of await fs.readdir(kept)) {
    const made = await fs.stat(path.join(kept, name)).catch(() => null)
    if (made !== null && Date.now() - made.mtimeMs > 2 * HOUR)
      await fs.rm(path.join(kept, name), { recursive: true, force: true })
  }
}

/** A copy of a site, made by `create` where there is none yet that today's code has made within the hour. */
export async function copyOfSite(
  start: SiteStart,
  create: Parameters<typeof make>[2],
): Promise<MadeSite> {
  const at = path.join(kept, `${start}-${await digest(start)}`)
  const isThere = await fs.stat(path.join(at, 'cookie')).catch(() => null)
  if (isThere === null) {
    await make(start, at, create)
    await forgetOld()
  }
  const dataDir = await temporaryFolder()
  await copyFolder(path.join(at, 'data'), dataDir)
  return { dataDir, cookie: await fs.readFile(path.join(at, 'cookie'), 'utf8') }
}
