import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'

/** A user agent as people know it: "Firefox on Windows". What it does not tell is left out. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || UNKNOWN
}
