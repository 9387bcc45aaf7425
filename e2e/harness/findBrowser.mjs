// Finds a Chromium to drive, or gets one. Only node's own modules.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { run } from '../../server/build/bootstrap.mjs'

const names = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
]
const macApps = ['Google Chrome', 'Chromium'].flatMap((app) =>
  ['/Applications', path.join(process.env.HOME ?? '', 'Applications')].map(
    (at) => `${at}/${app}.app/Contents/MacOS/${app}`,
  ),
)
const cacheFolder = (root) => path.join(root, '.cache/browsers')

function isRunnable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

function cached(root) {
  const at = cacheFolder(root)
  if (!fs.existsSync(at)) return []
  return fs
    .readdirSync(at, { recursive: true })
    .filter((file) =>
      /(^|[\\/])(chrome|Chromium|Google Chrome for Testing|chrome\.exe|chrome-headless-shell)$/.test(
        file,
      ),
    )
    .map((file) => path.join(at, file))
}

/**
 * The path of a browser: CHROME_PATH, the system's Chrome or Chromium, or one in the project's
 * cache.
 * @returns {string | null}
 */
export function findBrowser(root, env = process.env) {
  if (env.CHROME_PATH) return isRunnable(env.CHROME_PATH) ? env.CHROME_PATH : null
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...onPath, ...macApps, ...cached(root)].find(isRunnable) ?? null
}

async function downloadOwn(root, say) {
  say("No Chrome or Chromium here: getting Playwright's own into .cache/browsers")
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  await run(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    quiet: true,
    env: { PLAYWRIGHT_BROWSERS_PATH: cacheFolder(root) },
  })
  return findBrowser(root)
}

function runs(browser) {
  return spawnSync(browser, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

async function installPackage(root, say) {
  if (!fs.existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null
  say("It cannot be had: installing Debian's package chromium with apt-get")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { quiet: true, env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env,
  })
  return findBrowser(root)
}

/** The sentence for people without a browser. */
export const noBrowser =
  'No browser for the end-to-end journeys: install Chrome or Chromium, or set CHROME_PATH to one.'

/** Finds a browser or gets one; null when there is no way, which noBrowser says in words. */
export async function ensureBrowser(root, say = console.log) {
  const found = findBrowser(root)
  if (found !== null || process.env.CHROME_PATH) return found
  const own = await downloadOwn(root, say)
  if (own !== null && runs(own)) return own
  return installPackage(root, say)
}
