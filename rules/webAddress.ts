/**
 * Tells whether a text is an address that a browser opens as a page: http or https, with a host,
 * without user name and password.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false
  try {
    const { hostname, username, password } = new URL(text)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
