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
  return (await answer.json()).data
}

const ALLOW = `mutation allowPushAgain($endpoint: String!, $p256dh: String!, $auth: String!) {
  allowPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { errors { code } }
}`

/** Subscribes anew with the site's key, and tells the site: it knows the former subscription alone. */
const subscribeAgain = async () => {
  const key = (await ask('query pushKeyAgain { viewer { pushKey } }'))?.viewer?.pushKey
  if (!key) return
  const { pushManager } = self.registration
  await (await pushManager.getSubscription())?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
  await ask(ALLOW, { endpoint, p256dh: keys.p256dh, auth: keys.auth })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()))
