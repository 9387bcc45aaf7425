/**
 * The outcome of asking an endpoint at another address: `refused` is an answer that the browser
 * keeps from this page, since the server does not list it; `blocked` is this page's own policy of
 * content; `silent` is no answer at all.
 */
export type Reach = 'answers' | 'refused' | 'blocked' | 'silent'

/** Milliseconds after which no answer is taken for none. */
const LONGEST_MS = 15_000

/** Milliseconds within which the browser tells of a breach of the policy, after the request has failed. */
const TOLD_MS = 1_000

/** Asks an endpoint at another address whether this page may use it. Never rejects. */
export async function reachEndpoint(endpoint: string): Promise<Reach> {
  const { origin } = new URL(endpoint)
  let note: (event: SecurityPolicyViolationEvent) => void = () => undefined
  const blocked = new Promise<Reach>((resolve) => {
    note = ({ blockedURI }) => void (blockedURI.startsWith(origin) && resolve('blocked'))
  })
  document.addEventListener('securitypolicyviolation', note)
  try {
    if (await isAnswered(endpoint, 'cors')) return 'answers'
    if (await isAnswered(endpoint, 'no-cors')) return 'refused'
    const silent = new Promise<Reach>((resolve) => setTimeout(resolve, TOLD_MS, 'silent'))
    return await Promise.race([blocked, silent])
  } finally {
    document.removeEventListener('securitypolicyviolation', note)
  }
}

/** Whether any answer came, whatever it says. With `no-cors` the page learns no more than that. */
async function isAnswered(endpoint: string, mode: 'cors' | 'no-cors'): Promise<boolean> {
  try {
    // eslint-disable-next-line no-restricted-globals -- not data: whether there is any answer
    await fetch(`${endpoint}${endpoint.includes('?') ? '&' : '?'}query={__typename}`, {
      mode,
      credentials: mode === 'cors' ? 'include' : 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return true
  } catch {
    return false
  }
}
