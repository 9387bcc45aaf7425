/** Whether a browser has what an entity tag names: as If-None-Match lists what it keeps. */
export function isKept(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}
