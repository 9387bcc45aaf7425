import { buffer } from 'node:stream/consumers'
import { imageIdOf } from '#rules/images.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'

/** A picture is drawn without it rather than late: others wait for their turn. */
const PATIENCE_MS = 3_000

/** The image of a logo by its address; null where it cannot be had. */
export async function readLogo(
  images: Pick<ImageStore, 'get'>,
  address: string,
): Promise<Uint8Array | null> {
  const id = imageIdOf(address)
  try {
    const found = id === null ? null : await images.get(id, AbortSignal.timeout(PATIENCE_MS))
    return found && (await buffer(found.bytes))
  } catch {
    return null
  }
}
