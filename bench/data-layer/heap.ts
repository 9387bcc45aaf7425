import { setTimeout as wait } from 'node:timers/promises'
import { makeAnswers } from './answers.ts'
import { compileDocuments } from './compile.ts'
import { contenders } from './contenders/all.ts'
import { fakeFetch, IDEAS, prepare } from './fakeFetch.ts'

// node --expose-gc bench/data-layer/heap.ts NAME: prints the bytes that one client holds with 1,000 ideas written, read and listened to.
const contender = contenders.find(({ name }) => name === process.argv[2])
if (!contender) throw new Error(`No such client: ${process.argv[2]}`)

async function settledHeap(): Promise<number> {
  for (let tries = 0; tries < 4; tries += 1) {
    globalThis.gc?.()
    await wait(20)
  }
  return process.memoryUsage().heapUsed
}

const answers = fakeFetch()
const setting = { compiled: await compileDocuments(), fetch: answers.fetch }
const bytes = prepare(makeAnswers(IDEAS)).first
answers.next(bytes)
// A first client warms up code and caches, which are no part of the figure.
const first = contender.create(setting)
await first.load(IDEAS)
first.read(IDEAS)
first.dispose()
const before = await settledHeap()
const client = contender.create(setting)
await client.load(IDEAS)
const written = await settledHeap()
client.read(IDEAS)
client.subscribe(IDEAS)
const drawn = await settledHeap()
console.log(JSON.stringify({ written: written - before, drawn: drawn - before }))
client.dispose()
