/** The kind of a file, told from its first bytes. */
export type FileKind = 'gzip' | 'tar' | 'json' | 'zip' | 'empty' | 'other'

/** Enough bytes to recognise a tar archive, whose mark stands at its 257th byte. */
export const SNIFF_BYTES = 512

/** Tells a file's kind from its first `SNIFF_BYTES` bytes (or all of it, where it is shorter). */
export function sniff(head: Buffer): FileKind {
  if (head.length === 0) return 'empty'
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'zip'
  if (head.subarray(257, 262).toString('latin1') === 'ustar' || isOldTar(head)) return 'tar'
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return text.startsWith('{') || text.startsWith('[') ? 'json' : 'other'
}

/** Whether a zip with this name and beginning is what a spreadsheet program saves. */
export function isSpreadsheet(name: string, head: Buffer): boolean {
  return (
    /\.(xlsx|xlsm|ods)$/i.test(name) ||
    ['xl/', 'application/vnd.oasis.opendocument.spreadsheet'].some((mark) => head.includes(mark))
  )
}

/** Archives older than "ustar" carry no mark, only a checksum of their header. */
function isOldTar(head: Buffer): boolean {
  if (head.length < SNIFF_BYTES || head[0] === 0) return false
  const stated = Number.parseInt(head.subarray(148, 156).toString('latin1'), 8)
  const bytes = Buffer.from(head)
  bytes.fill(0x20, 148, 156)
  return stated > 0 && bytes.subarray(0, 512).reduce((sum, byte) => sum + byte, 0) === stated
}
