import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Store } from '../data/stores.ts'

/** A copy of a store's folder, which an attack may change. */
export function copyOf(store: Store): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-attack-'))
  cpSync(store.env['DATA_DIR'] ?? '', folder, { recursive: true })
  return folder
}
