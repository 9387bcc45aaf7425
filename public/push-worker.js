// Shows what a site tells by push, and opens the place that it is about. It keeps nothing, answers no
// requests, and asks the site only where the browser has changed its subscription.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The address of a path of the site, which lies where this worker does. */
const addressOf = (path) => new URL(`.${path}`, self.registration.scope)

/**
 * The message as the server wrote it, which Firebase Cloud Messaging wraps; what is none of ours
 * still has to be shown as something.
 */
const read = (data) => {
  try {
    const whole = data.json()
    const { title, body, path, tag } = whole.data ?? whole
    return { title: String(title), body: String(body), path: String(path), tag: String(tag) }
  } catch {
    return { title: 'Earshot', body: '', path: '/inbox', tag: 'inbox' }
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = read(event.data)
  const options = { body, tag, icon: addressOf('/favicon.svg').href, data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

const open = async (path) => {
  const address = addressOf(path)
  // A message leads nowhere else.
  if (!address.href.startsWith(self.registration.scope)) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = windows.find(({ url }) => url === address.href)
  await (same ? same.focus() : self.clients.openWindow(address.href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/inbox'))
})

/** Asks the API with the session of this browser; gives the data of the answer. */
const ask = async (query, variables = {}) => {
  const answer = await fetch(addressOf('/graphql'), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return (await answer.json()).data
}

const WHO_HEARS = 'query whoHearsByPush { viewer { pushKey sessions { isCurrent hearsByPush } } }'

const ALLOW = `mutation allowPushAgain($endpoint: String!, $p256dh: String!, $auth: String!) {
  allowPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { errors { code } }
}`

/** The site's key, where the session that is signed in here has allowed push; else null. */
const keyOfHearer = async () => {
  const viewer = (await ask(WHO_HEARS))?.viewer
  const hears = viewer?.sessions?.some((one) => one.isCurrent && one.hearsByPush)
  return hears ? viewer.pushKey : null
}

/** The key that a subscription was made with, as the site writes its own. */
const keyOf = ({ options }) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const endSubscription = async () =>
  (await self.registration.pushManager.getSubscription())?.unsubscribe()

const subscribe = async (key) => {
  // A browser takes no other key beside a subscription that it has.
  await endSubscription()
  return self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
}

/**
 * Tells the site the subscription that the browser has made in the place of the former one, or else
 * a new one; gives whether the site has taken it.
 */
const handOver = async (made) => {
  const key = await keyOfHearer()
  if (!key) return false
  const subscription = made && keyOf(made) === key ? made : await subscribe(key)
  const { endpoint, keys } = subscription.toJSON()
  const answer = await ask(ALLOW, { endpoint, p256dh: keys.p256dh, auth: keys.auth })
  return answer?.allowPush?.errors?.length === 0
}

/** A subscription that the site does not know would only keep the browser awake. */
const renew = async (made) => {
  if (!(await handOver(made).catch(() => false))) await endSubscription()
}

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renew(event.newSubscription)),
)
