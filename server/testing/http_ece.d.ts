declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts the body of a message (RFC 8188), as a browser does. */
  export function decrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}
