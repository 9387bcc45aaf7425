/** The page's configuration at run time, so that one build serves any endpoint. */
export interface Configuration {
  /** Address of the GraphQL endpoint; undefined means the one set at build time. */
  readonly endpoint?: string
  /** The method of queries; undefined means the one set at build time, or else POST. */
  readonly method?: 'GET' | 'POST'
  /** Firebase; undefined when it is not used. */
  readonly cloud?: CloudConfiguration
  /** Amplitude; undefined when it is not used. */
  readonly usage?: UsageConfiguration
}

export interface CloudConfiguration {
  readonly projectId: string
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  /** Both where push goes by Firebase Cloud Messaging. */
  readonly messagingSenderId?: string
  readonly vapidKey?: string
}

export interface UsageConfiguration {
  /** Address to which events are sent. */
  readonly url: string
  /** Undefined when our own server adds it. */
  readonly key?: string
}

/** The id of the `<script type="application/json">` that holds the configuration. */
export const CONFIGURATION_ID = 'earshot-config'

/** Reads the page's configuration; missing or invalid parts count as not set. */
export function readConfiguration(page: Pick<Document, 'getElementById'>): Configuration {
  const value = parse(page.getElementById(CONFIGURATION_ID)?.textContent ?? 'null')
  const { endpoint, method, cloud, usage } = (value ?? {}) as Record<string, unknown>
  return {
    ...(isText(endpoint) && { endpoint }),
    ...((method === 'GET' || method === 'POST') && { method }),
    ...(isObject(cloud) && { cloud: cloud as CloudConfiguration }),
    ...(isObject(usage) && { usage: usage as UsageConfiguration }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
