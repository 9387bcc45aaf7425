/**
 * The format of an image, told from its first bytes, because its name and its header can be wrong.
 */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** The format of some bytes, null for what is none of the five: SVG, HTML, PDF and all else that begins differently. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif'
  // Some writers name the brand "mif1" first and AVIF among the compatible ones.
  if (text(4, 8) === 'ftyp' && /^(?:mif1|msf1)/.test(text(8, 12)) && /avi[fs]/.test(text(16, 48)))
    return 'avif'
  return null
}
