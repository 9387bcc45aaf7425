import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}

interface EmscriptenModule {
  readonly FS: { isDir(mode: number): boolean }
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number }
    tryFSOperation<T>(operation: () => T): T
  }
}

/** Start parameters that PGlite's own are replaced with: without `-F`, and syncing by fsync(), since fdatasync() does nothing in its build. */
export function durableParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']
}

/** PGlite's file system on Node, plus the fsync that it lacks: without it Postgres' fsync() silently does nothing. */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addSync = (module: unknown): void => {
      const { FS, NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() =>
          FS.isDir(stream.node.mode) ? syncFolder(stream.nfd) : fs.fdatasyncSync(stream.nfd),
        )
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...toList(emscriptenOpts.preRun), addSync] },
    }
  }
}

function syncFolder(descriptor: number): void {
  // Windows cannot sync a folder; its file system journals names by itself.
  if (process.platform !== 'win32') fs.fsyncSync(descriptor)
}

function toList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
