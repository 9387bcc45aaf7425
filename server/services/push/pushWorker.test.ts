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

/** The situation of the worker; the default is that of somebody who has allowed push here. */
interface Given {
  readonly viewer?: object | null
  readonly newSubscription?: object
  readonly status?: number
  readonly allowPush?: object
}

const session = (isCurrent: boolean, hearsByPush: boolean) => ({ isCurrent, hearsByPush })
const hearing = { pushKey: 'SITE', sessions: [session(false, false), session(true, true)] }
const keys = { p256dh: 'key', auth: 'secret' }

/** A subscription that says when it is ended. */
const aSubscription = (name: string, ended: string[], key = 'SITE') => ({
  options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys }),
  unsubscribe: () => Promise.resolve(ended.push(name) > 0),
})

/** Has the worker run as in a browser that changes its subscription; gives what it asked, subscribed to and ended. */
async function afterChange(
  { viewer = hearing, newSubscription, ...given }: Given,
  ended: string[],
) {
  const asked: Asked[] = []
  const subscribed: unknown[] = []
  const listeners = new Map<string, (event: unknown) => void>()
  let current: object | null = newSubscription ?? null
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: (options: unknown) => {
      subscribed.push(options)
      current = aSubscription('new', ended)
      return Promise.resolve(current)
    },
  }
  const self = {
    registration: { scope: 'https://ideas.example/site/', pushManager },
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
  }
  const fetch = (address: URL, { body }: { body: string }) => {
    expect(address.href).toBe('https://ideas.example/site/graphql')
    const question = JSON.parse(body) as Asked
    asked.push(question)
    const isAllowing = question.query.startsWith('mutation')
    const status = isAllowing ? (given.status ?? 200) : 200
    const data = isAllowing ? { allowPush: given.allowPush ?? { errors: [] } } : { viewer }
    const ok = status === 200
    return Promise.resolve({ ok, status, json: () => Promise.resolve({ data }) })
  }
  vm.runInNewContext(code, { self, fetch, URL, btoa, Uint8Array })
  let done: Promise<unknown> = Promise.resolve()
  const waitUntil = (work: Promise<unknown>) => (done = work)
  listeners.get('pushsubscriptionchange')?.({ newSubscription, waitUntil })
  await done
  return { asked, subscribed }
}

test('a subscription that the browser has ended is made anew with the site’s key, and told to the site', async () => {
  const ended: string[] = []
  const { asked, subscribed } = await afterChange({}, ended)
  expect(subscribed).toMatchObject([{ applicationServerKey: 'SITE' }])
  expect(asked.at(-1)?.variables).toEqual({ endpoint: 'https://push.example/new', ...keys })
  for (const { query } of asked) expect(validate(schema, parse(query))).toEqual([])
  expect(ended).toEqual([])
})

test('one that the browser has made itself is told to the site as it is', async () => {
  const ended: string[] = []
  const newSubscription = aSubscription('made', ended)
  const { asked, subscribed } = await afterChange({ newSubscription }, ended)
  expect(asked.at(-1)?.variables).toEqual({ endpoint: 'https://push.example/made', ...keys })
  expect([subscribed, ended]).toEqual([[], []])
})

test('one that was made with another key than the site’s is replaced', async () => {
  const ended: string[] = []
  const newSubscription = aSubscription('made', ended, 'OTHR')
  const { asked } = await afterChange({ newSubscription }, ended)
  expect(asked.at(-1)?.variables).toMatchObject({ endpoint: 'https://push.example/new' })
  expect(ended).toEqual(['made'])
})

test.each([
  ['who is signed out', { pushKey: null, sessions: [] }],
  ['a site without push', { ...hearing, pushKey: null }],
  [
    'who is signed in now and allowed push elsewhere at most',
    { pushKey: 'SITE', sessions: [session(true, false), session(false, true)] },
  ],
  ['nobody', null],
])('%s: subscribed to nothing, and what the browser made is ended', async (_, viewer) => {
  const ended: string[] = []
  const newSubscription = aSubscription('made', ended)
  const { asked, subscribed } = await afterChange({ viewer, newSubscription }, ended)
  expect([asked.length, subscribed, ended]).toEqual([1, [], ['made']])
})

test.each<[string, Given]>([
  ['refuses it', { allowPush: { errors: [{ code: 'INVALID' }] } }],
  ['cannot answer', { status: 503 }],
])('where the site %s, the new subscription is ended', async (_, given) => {
  const ended: string[] = []
  await afterChange(given, ended)
  expect(ended).toEqual(['new'])
})
