import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { buildSchema, parse, validate } from 'graphql'

const read = (file: string) => readFileSync(path.resolve(file), 'utf8')
const code = read('public/push-worker.js')
const schema = buildSchema(read('schema.graphql'))

interface Asked {
  readonly query: string
  readonly variables: Record<string, string>
}

/** The worker as a browser runs it, at a site whose key is given; gives what it asks when the browser changes its subscription. */
async function afterChange(
  pushKey: string | null,
): Promise<{ asked: Asked[]; subscribed: unknown[] }> {
  const asked: Asked[] = []
  const subscribed: unknown[] = []
  const listeners = new Map<string, (event: unknown) => void>()
  const keys = { p256dh: 'key', auth: 'secret' }
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: (options: unknown) => {
      subscribed.push(options)
      return Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example/new', keys }) })
    },
  }
  const self = {
    registration: { scope: 'https://ideas.example/site/', pushManager },
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
  }
  const fetch = (address: URL, { body }: { body: string }) => {
    expect(address.href).toBe('https://ideas.example/site/graphql')
    asked.push(JSON.parse(body) as Asked)
    return Promise.resolve({ json: () => Promise.resolve({ data: { viewer: { pushKey } } }) })
  }
  vm.runInNewContext(code, { self, fetch, URL })
  let done: Promise<unknown> = Promise.resolve()
  listeners.get('pushsubscriptionchange')?.({
    waitUntil: (work: Promise<unknown>) => (done = work),
  })
  await done
  return { asked, subscribed }
}

test('a subscription that the browser has changed is made anew with the site’s key, and told to the site', async () => {
  const { asked, subscribed } = await afterChange('SITE')
  expect(subscribed).toMatchObject([{ applicationServerKey: 'SITE' }])
  expect(asked.at(-1)?.variables).toEqual({
    endpoint: 'https://push.example/new',
    p256dh: 'key',
    auth: 'secret',
  })
  for (const { query } of asked) expect(validate(schema, parse(query))).toEqual([])
})

test('who is signed out, and a site without push, are subscribed to nothing', async () => {
  const { asked, subscribed } = await afterChange(null)
  expect([asked.length, subscribed]).toEqual([1, []])
})
