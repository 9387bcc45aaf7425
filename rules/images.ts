/**
 * Image types that can be uploaded. The server tells the type from the content, never from its
 * name.
 */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

// The lookbehind keeps addresses on other sites that end in the same path from matching.
const inText = /(?<![\w.~%:/-])\/images\/([0-9a-v]{26})(?![0-9A-Za-z])/g

/** The address of an image by its id, as it stands in people's texts. */
export function imageAddress(id: string): string {
  return `/images/${id}`
}

/** The id in the address of one of our images; null for any other address. */
export function imageIdOf(address: string): string | null {
  return /^\/images\/([0-9a-v]{26})$/.exec(address)?.[1] ?? null
}

/** The ids of all images of ours that a text names, each once, in their order. */
export function imagesIn(text: string): string[] {
  return text.includes('/images/')
    ? [...new Set([...text.matchAll(inText)].map((match) => match[1] ?? ''))]
    : []
}

/**
 * Formats bytes for people ("7.3 MB"), rounded up to the next tenth, so that a size over a limit
 * never reads as the limit.
 */
export function megabytes(bytes: number): string {
  return `${(Math.ceil((bytes * 10) / (1024 * 1024)) / 10).toLocaleString('en')} MB`
}
