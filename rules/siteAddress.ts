/**
 * The path under which a site lies, from its address: empty at the root of a host, else such as
 * `/feedback`. Every path of ours stands behind it in an address that leaves this program.
 */
export function basePathOf(siteUrl: string): string {
  return /^https?:\/\/[^/?#]+((?:\/[^/?#]+)*)\/*$/.exec(siteUrl)?.[1] ?? ''
}

/** The whole address of a path of the site, which begins with a slash. */
export function siteAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/+$/, '') + path
}
