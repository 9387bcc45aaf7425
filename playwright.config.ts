import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/harness/findBrowser.mjs'

const isWhole = process.env['TEST_SCOPE'] === 'all'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // For `npm test -- all` alone: these files, and journeys tagged so.
  testIgnore: isWhole ? [] : '**/*.slow.e2e.ts',
  grepInvert: isWhole ? [] : /@slow/,
  globalSetup: './e2e/harness/build.ts',
  outputDir: '.cache/e2e',
  forbidOnly: true,
  // Files side by side, the journeys of a file in order: they share a site.
  workers: 2,
  // A journey that hangs must be named; a slow machine alone never takes this long.
  timeout: 300_000,
  // Where nobody looks on, a journey that fails is tried once more, and named if it then passes.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  reportSlowTests: { max: 10, threshold: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(import.meta.dirname) ?? undefined, args: flags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
})
