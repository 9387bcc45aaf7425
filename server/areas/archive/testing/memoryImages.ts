import { Readable } from 'node:stream'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'

/** An image store in memory, with what is in it by id. */
export function memoryImages(): ImageStore & { readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>()
  return {
    kept,
    put: (id, { bytes }) => {
      kept.set(id, bytes)
      return Promise.resolve()
    },
    get: (id) => {
      const bytes = kept.get(id)
      return Promise.resolve(bytes ? { bytes: Readable.from([bytes]), size: bytes.length } : null)
    },
    look: (id) => Promise.resolve(kept.has(id) ? { size: kept.get(id)?.length ?? 0 } : null),
    remove: (id) => {
      kept.delete(id)
      return Promise.resolve()
    },
  }
}
