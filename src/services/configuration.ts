/** What the page says about itself at run time, so that one build serves any endpoint. */
export interface Configuration {
  /** Address of the GraphQL endpoint; undefined: as built. */
  readonly endpoint?: string
}

/** The id of the `<script type="application/json">` that holds the configuration. */
export const CONFIGURATION_ID = 'earshot-config'

/** Reads the page's configuration; what is missing or broken counts as not set. */
export function readConfiguration(page: Pick<Document, 'getElementById'>): Configuration {
  const text = page.getElementById(CONFIGURATION_ID)?.textContent ?? ''
  const value = parse(text)
  const endpoint = typeof value === 'object' && value !== null && 'endpoint' in value ? value.endpoint : undefined
  return typeof endpoint === 'string' && endpoint !== '' ? { endpoint } : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
