/** Where the bytes of images are. Ids are of our own making: letters and digits alone. */
export interface ImageStore {
  put(id: string, image: { bytes: Buffer; type: string }): Promise<void>
  /** Null for what is not there. */
  get(id: string): Promise<Buffer | null>
  /** Also of what is not there (any more). */
  remove(id: string): Promise<void>
}
