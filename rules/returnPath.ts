/** An origin that is nobody's: what leads away from it leads away from ours. */
const BASE = 'https://return.invalid'

/**
 * The path of ours that somebody goes back to after signing in; "/" for anything else. Refused is what a browser, or a server that decodes
 * once more, could take for another site: full addresses, //host, backslashes, control characters, also when percent-encoded.
 */
export function returnPath(wanted: string): string {
  if (!wanted.startsWith('/') || isSuspicious(wanted)) return '/'
  if (!URL.canParse(wanted, BASE)) return '/'
  const url = new URL(wanted, BASE)
  if (url.origin !== BASE || isSuspicious(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function isSuspicious(wanted: string): boolean {
  // In a search or fragment anything may stand encoded.
  const path = wanted.split(/[?#]/, 1)[0] ?? ''

  return (
    // eslint-disable-next-line no-control-regex -- control characters are what this looks for
    /[\u0000-\u001f\u007f\\]/.test(wanted) ||
    /^\/(?:\/|%(?:25)*2f)/i.test(path) ||
    /%(?:25)*(?:5c|[01][0-9a-f]|7f)/i.test(path)
  )
}
