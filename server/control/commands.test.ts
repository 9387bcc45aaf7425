import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import { socketAddress } from './address.ts'
import { callControl } from './callControl.ts'
import { withControl } from './client.ts'
import type { Commands } from './commands.ts'
import { type Control, holdControl } from './serveControl.ts'

interface Services {
  readonly name: string
}

let folder: string
let control: Control<Services> | undefined
let stoppedBy: unknown
let wasStopped: Promise<void>
let noteStop: () => void

const commands: Commands<Services> = {
  count: async function* (input, { services }) {
    for (let n = 1; n <= (input as { to: number }).to; n += 1) yield { n, by: services.name }
  },
  refuse: async function* () {
    yield 'first'
    throw new StartError('There is no such board.', 3)
  },
  wait: async function* (_input, { signal }) {
    yield 'started'
    await new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
    stoppedBy = signal.reason
    noteStop()
    yield 'finished its item'
  },
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-control-'))
  wasStopped = new Promise((resolve) => (noteStop = resolve))
  control = undefined
})
afterEach(async () => {
  await control?.drain(true)
  await control?.release()
  rmSync(folder, { recursive: true, force: true })
})

async function hold(): Promise<Control<Services>> {
  control = await holdControl<Services>(folder)
  if (control === undefined) throw new Error('not held')
  return control
}

/** Resolves when this process's server has read the head of a request. */
function requestArrived(): Promise<void> {
  const channel = 'http.server.request.start'
  return new Promise((resolve) => {
    const note = (): void => {
      unsubscribe(channel, note)
      resolve()
    }
    subscribe(channel, note)
  })
}

async function collect(lines: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const line of lines) all.push(line)
  return all
}

const never = new AbortController().signal
const call = (name: string, input: unknown = {}, signal = never): AsyncGenerator<unknown> =>
  callControl(folder, name, input, signal)

function through(
  openServices: () => Promise<{ services: Services; close(): Promise<void> }>,
  signal = never,
): AsyncGenerator<unknown> {
  return withControl({ dataDir: folder, commands, openServices, signal }, 'count', { to: 2 })
}

test('a command runs in the process that holds the folder', async () => {
  ;(await hold()).serve(commands, { name: 'server' })
  const lines = through(() => Promise.reject(new Error('must not open')))
  expect(await collect(lines)).toEqual([
    { n: 1, by: 'server' },
    { n: 2, by: 'server' },
  ])
})

test('without a server it runs by itself, and gives the folder back after closing', async () => {
  const order: string[] = []
  const close = async (): Promise<void> => {
    order.push((await holdControl(folder)) === undefined ? 'closed while held' : 'closed too late')
  }
  expect(
    await collect(through(() => Promise.resolve({ services: { name: 'own' }, close }))),
  ).toEqual([
    { n: 1, by: 'own' },
    { n: 2, by: 'own' },
  ])
  expect(order).toEqual(['closed while held'])
  await hold()
})

test('the folder is given back when opening fails', async () => {
  await expect(collect(through(() => Promise.reject(new StartError('damaged'))))).rejects.toThrow(
    'damaged',
  )
  await hold()
})

test('a refusal arrives with its sentence and exit code, after what came before', async () => {
  ;(await hold()).serve(commands, { name: 'server' })
  const lines = call('refuse')
  expect(await lines.next()).toEqual({ done: false, value: 'first' })
  await expect(lines.next()).rejects.toMatchObject({
    name: 'StartError',
    message: 'There is no such board.',
    exitCode: 3,
  })
})

test('a command nobody knows is refused, also one that every object has', async () => {
  ;(await hold()).serve(commands, { name: 'server' })
  await expect(collect(call('nope'))).rejects.toThrow('knows no command "nope"')
  await expect(collect(call('constructor'))).rejects.toThrow('knows no command "constructor"')
})

test('a caller that came before the server was ready is served when it is', async () => {
  const held = await hold()
  const arrived = requestArrived()
  const early = collect(call('count', { to: 1 }))
  await arrived
  held.serve(commands, { name: 'server' })
  expect(await early).toEqual([{ n: 1, by: 'server' }])
})

test('a command is aborted when its caller goes', async () => {
  ;(await hold()).serve(commands, { name: 'server' })
  const caller = new AbortController()
  const lines = call('wait', {}, caller.signal)
  expect(await lines.next()).toEqual({ done: false, value: 'started' })
  caller.abort()
  await expect(lines.next()).rejects.toThrow()
  await wasStopped
  expect(stoppedBy).toMatchObject({ name: 'StartError' })
})

test('stopping aborts what runs, waits for it, and turns later callers away', async () => {
  const held = await hold()
  held.serve(commands, { name: 'server' })
  const lines = call('wait')
  await lines.next()
  const drained = held.drain(true)
  expect(await lines.next()).toEqual({ done: false, value: 'finished its item' })
  await drained
  await expect(collect(call('count', { to: 1 }))).rejects.toThrow('is stopping')
})

test('a server that dies in the middle is told in one sentence, after every line that came whole', async () => {
  const value = 'a note with \u2028 in it'
  const server = createServer((_request, response) => {
    response.write(`${JSON.stringify({ value })}\n{"val`, () => response.destroy())
  })
  await once(server.listen(socketAddress(folder).final), 'listening')
  try {
    const lines = call('count')
    expect(await lines.next()).toEqual({ done: false, value })
    await expect(lines.next()).rejects.toThrow('The server stopped before the command was done.')
  } finally {
    server.close()
  }
})
