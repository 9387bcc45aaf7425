import path from 'node:path'
import { ensureBuilt } from '../../server/build/bootstrap.mjs'

/** Runs before all journeys: builds what is stale, which servers that start side by side must not do at once. */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes the default export
export default function build(): Promise<void> {
  return ensureBuilt(path.resolve(import.meta.dirname, '../..'))
}
