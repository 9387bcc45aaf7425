import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}

type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void

interface EmscriptenModule {
  readonly FS: { isDir(mode: number): boolean }
  readonly NODEFS: {
    readonly node_ops: { setattr: SetAttributes }
    readonly stream_ops: { setattr: SetAttributes; fsync?: (stream: Stream) => number }
    tryFSOperation<T>(operation: () => T): T
  }
}

/**
 * Start parameters that PGlite's own are replaced with: without `-F`, and syncing by fsync(), since
 * fdatasync() does nothing in its build.
 */
export function durableParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']
}

/** The permissions of the group and of everybody else. */
const OTHERS = 0o077

/**
 * PGlite's file system on Node, plus the fsync that it lacks: without it Postgres' fsync() silently
 * does nothing. Its files are for their owner alone: PGlite gives each new one the permissions that
 * Postgres asked for, whatever the process's umask says.
 */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addOurs = (module: unknown): void => {
      const { FS, NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() =>
          FS.isDir(stream.node.mode) ? syncFolder(stream.nfd) : fs.fdatasyncSync(stream.nfd),
        )
        return 0
      }
      NODEFS.node_ops.setattr = forOwner(NODEFS.node_ops.setattr)
      NODEFS.stream_ops.setattr = forOwner(NODEFS.stream_ops.setattr)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...toList(emscriptenOpts.preRun), addOurs] },
    }
  }
}

function forOwner(set: SetAttributes): SetAttributes {
  return (target, attributes) =>
    set(
      target,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & ~OTHERS },
    )
}

function syncFolder(descriptor: number): void {
  // Windows cannot sync a folder; its file system journals names by itself.
  if (process.platform !== 'win32') fs.fsyncSync(descriptor)
}

function toList<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
