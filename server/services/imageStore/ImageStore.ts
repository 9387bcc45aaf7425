import type { Readable } from 'node:stream'

/** An image on its way out of the store: `bytes` are to be read to their end, or destroyed. */
export interface StoredImage {
  bytes: Readable
  /** The number of bytes; null where the store does not say. */
  size: number | null
}

/** A store for the bytes of images. Ids are made by us, of letters and digits alone. */
export interface ImageStore {
  put(id: string, image: { bytes: Buffer; type: string }): Promise<void>
  /** Null for what is not there. Never holds more of it than a piece; `signal` ends it, also on its way. */
  get(id: string, signal?: AbortSignal): Promise<StoredImage | null>
  /** Gives the same as `get`, without the bytes. */
  look(id: string, signal?: AbortSignal): Promise<Pick<StoredImage, 'size'> | null>
  /** Also of what is not there (any more). */
  remove(id: string): Promise<void>
}
