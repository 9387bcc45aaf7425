/**
 * The address of an image, where it is one of ours: a page shows no image from elsewhere
 * (docs/RULES.md#text). Null otherwise. `server` is what stands before it (Origins.addressFor).
 */
export function ownImage(address: string | null, server: string): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? `${server}${address}` : null
}

const ownLink = /<a ([^>]*?)href="(?=\/(?!\/))/g

/**
 * A rendered body as a page shows it: with the server's address before our images where the page
 * lies elsewhere, and with the path under which the site lies before our images and links in a page
 * of ours.
 */
export function shownFrom(server: string, html: string): string {
  if (server === '') return html
  const shown = html.replaceAll('<img src="/images/', `<img src="${server}/images/`)
  return server.startsWith('/') ? shown.replace(ownLink, `<a $1href="${server}`) : shown
}
