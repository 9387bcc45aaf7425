/** The browser or program that somebody acts from. */
export interface Client {
  /** Its network address, or 'unknown'; what limits count by. */
  readonly address: string
  /** Its User-Agent header; empty where it sends none. */
  readonly userAgent: string
}
