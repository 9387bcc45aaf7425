import type { EngineModules } from './modules.ts'

/** The options that the engine's thread is started with. */
export interface EngineOptions {
  /** Folder of the database's files (Postgres' PGDATA). */
  readonly folder: string
  /** False keeps PGlite's own setting, which never syncs: only for tests, whose data may be lost. */
  readonly sync: boolean
}

/** All that the thread begins with. */
export interface ThreadData extends EngineOptions {
  readonly modules: EngineModules
}

/** To the thread. `attach` begins a new connection: the session forgets the one before. */
export type ToEngine =
  | { readonly kind: 'attach'; readonly connection: number }
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close' }

/** From the thread. `failed` comes instead of `ready` and carries what Postgres said. */
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' }
