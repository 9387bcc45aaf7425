/** An origin that nobody owns: a path that leaves it would leave our site too. */
const BASE = 'https://return.invalid'

/**
 * Gives the path of our site to return to after signing in, or "/" for anything else. Refuses
 * whatever a browser, or a server that decodes once more, could take for another site: full
 * addresses, //host, backslashes, control characters, also when percent-encoded.
 */
export function returnPath(wanted: string): string {
  if (!wanted.startsWith('/') || isSuspicious(wanted)) return '/'
  if (!URL.canParse(wanted, BASE)) return '/'
  const url = new URL(wanted, BASE)
  if (url.origin !== BASE || isSuspicious(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function isSuspicious(wanted: string): boolean {
  // Percent-encoding in the query or fragment cannot change the site, so only the path is checked
  // for it.
  const path = wanted.split(/[?#]/, 1)[0] ?? ''

  return (
    // eslint-disable-next-line no-control-regex -- control characters are what this looks for
    /[\u0000-\u001f\u007f\\]/.test(wanted) ||
    /^\/(?:\/|%(?:25)*2f)/i.test(path) ||
    /%(?:25)*(?:5c|[01][0-9a-f]|7f)/i.test(path)
  )
}
