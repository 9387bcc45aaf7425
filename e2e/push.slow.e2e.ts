// Push: a browser is subscribed after a press, what happens arrives at its push service, and the worker shows it and opens the idea.
import assert from 'node:assert/strict'
import { startPushEndpoint, type PushEndpoint } from '#server/testing/pushEndpoint.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, join, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const made: { bo?: Person; service?: PushEndpoint } = {}
const site = sharedSite(
  'SAMPLE',
  async ({ server }) => {
    made.bo = await join(server, 'Bo')
  },
  async () => {
    made.service = await startPushEndpoint()
    return { PUSH_SERVICES: made.service.origin }
  },
)
test.afterAll(() => made.service?.close())

test('from the press in the settings to the opened idea', async ({ open }) => {
  const { service } = made
  if (!service) assert.fail('The push service is started before the journey.')
  const visit = await open(site.server, {
    ...made.bo?.asThem,
    permissions: ['notifications'],
  })
  const { page } = visit
  // This browser has no way to a push service of its own: it subscribes at the one of the journey.
  const subscribed = service.subscribe()
  await page.addInitScript((given) => {
    const kept = {
      toJSON: () => ({
        endpoint: given.endpoint,
        keys: { p256dh: given.p256dh, auth: given.auth },
      }),
      unsubscribe: () => Promise.resolve(true),
    }
    let current: typeof kept | null = null
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve((current = kept)),
      getSubscription: () => Promise.resolve(current),
    })
  }, subscribed)
  await page.goto('/settings#told')
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.getByRole('button', { name: 'Allow push here' }).click()
  await page.getByText('On. Turns off when you sign out on this device.').waitFor()

  const { ideas } = await ask<{
    ideas: { edges: { node: { id: string; number: number; title: string } }[] }
  }>(site.server, '{ ideas(first: 1) { edges { node { id number title } } } }')
  const idea = ideas.edges[0]?.node
  if (!idea) assert.fail('The sample has ideas.')
  await ask(
    site.server,
    'mutation Follow($id: ID!) { setFollow(ideaId: $id, following: true) { errors { message } } }',
    { id: idea.id },
    made.bo,
  )
  const { site: found } = await ask<{ site: { statuses: { id: string; category: string }[] } }>(
    site.server,
    '{ site { statuses { id category } } }',
  )
  await ask(
    site.server,
    'mutation Ship($id: ID!, $to: ID!) { setIdeaStatus(ideaId: $id, statusId: $to) { errors { message } } }',
    { id: idea.id, to: found.statuses.find(({ category }) => category === 'SHIPPED')?.id },
    site.owner,
  )
  await expect(() => assert.equal(service.arrived.length, 1)).toPass()
  const [{ text, endpoint } = { text: '', endpoint: '' }] = service.arrived
  assert.equal(endpoint, subscribed.endpoint)
  const told = JSON.parse(text) as { title: string; path: string }
  assert.equal(told.title, idea.title)
  assert.match(told.path, new RegExp(`^/ideas/${idea.number}/`))

  const pushed = { origin: site.server.url, registrationId: await registered, data: text }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, data, tag }) => ({
        title,
        body,
        tag,
        path: (data as { path: string }).path,
      }))
    })
  // A worker that a busy browser is just starting may miss it. Told twice, it shows one message all the same.
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', pushed)
    await expect(async () => assert.deepEqual(await shown(), [told])).toPass({ timeout: 5000 })
  }).toPass()

  const [worker] = page.context().serviceWorkers()
  if (!worker) assert.fail('The worker runs.')
  // A window is opened only for a press on the message itself, which no program can make.
  const opened = await worker.evaluate(async () => {
    const worker = self as unknown as {
      clients: object
      registration: ServiceWorkerRegistration
      dispatchEvent(event: Event): boolean
    }
    const asked = new Promise<string>((resolve) => {
      Object.defineProperty(worker.clients, 'openWindow', {
        value: (address: string) => Promise.resolve(resolve(address)),
      })
    })
    const [notification] = await worker.registration.getNotifications()
    const press = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => undefined,
    })
    worker.dispatchEvent(press)
    return asked
  })
  await page.goto(opened)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(idea.title)
  await expect(async () => assert.deepEqual(await shown(), [])).toPass()
})
