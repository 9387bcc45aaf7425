import path from 'node:path'
import type { Config } from '../config/config.ts'
import { diskStore } from './diskStore.ts'
import type { ImageStore } from './ImageStore.ts'
import { s3Store } from './s3Store.ts'

/** The configured store: a bucket, or a folder of the data folder. */
export function openImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ImageStore {
  return s3 === undefined ? diskStore(path.join(dataDir, 'images')) : s3Store(s3)
}
