/**
 * The address of an image, where it is one of ours: a page shows no image from elsewhere
 * (docs/RULES.md#text). Null otherwise. `server` is the address before it, for a page that lies
 * elsewhere; empty for our own pages.
 */
export function ownImage(address: string | null, server: string): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? `${server}${address}` : null
}

/** A rendered body as a page shows it: with the server's address before our images where the page lies elsewhere. */
export function imagesFrom(server: string, html: string): string {
  return server === '' ? html : html.replaceAll('<img src="/images/', `<img src="${server}/images/`)
}
