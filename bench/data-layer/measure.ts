import { setImmediate as nextTick } from 'node:timers/promises'
import { makeAnswers } from './answers.ts'
import { compileDocuments } from './compile.ts'
import type { Contender, Setting } from './contender.ts'
import { contenders } from './contenders/all.ts'
import { fakeFetch, IDEAS, PAGE, prepare } from './fakeFetch.ts'

/** Elapsed milliseconds, and milliseconds of CPU, which other programs hardly influence. */
export interface Span {
  readonly wall: number
  readonly cpu: number
}

/** One round, per act. */
export type Times = Record<Act, Span>
export const acts = ['write', 'read100', 'read1000', 'vote', 'append'] as const
export type Act = (typeof acts)[number]

interface Bench {
  readonly setting: Setting
  readonly bytes: ReturnType<typeof prepare>
  next(bytes: Uint8Array): void
}

async function timed(work: () => unknown): Promise<Span> {
  const [before, start] = [process.cpuUsage(), performance.now()]
  await work()
  const [wall, used] = [performance.now() - start, process.cpuUsage(before)]
  return { wall, cpu: (used.user + used.system) / 1000 }
}

function mean(spans: readonly Span[]): Span {
  const of = (key: keyof Span): number =>
    spans.reduce((total, span) => total + span[key], 0) / spans.length
  return { wall: of('wall'), cpu: of('cpu') }
}

async function loaded(contender: Contender, bench: Bench) {
  const client = contender.create(bench.setting)
  bench.next(bench.bytes.first)
  // Garbage of an earlier round must not be collected while the clock runs.
  globalThis.gc?.()
  const write = await timed(() => client.load(IDEAS))
  globalThis.gc?.()
  return { client, write }
}

async function round(contender: Contender, bench: Bench): Promise<Times> {
  const small = await loaded(contender, bench)
  const read100 = await timed(() => small.client.read(100))
  small.client.dispose()
  const { client, write } = await loaded(contender, bench)
  const read1000 = await timed(() => client.read(IDEAS))
  client.subscribe(IDEAS)
  await nextTick()
  const { pages, votes } = bench.bytes
  const [voteSpans, appendSpans]: [Span[], Span[]] = [[], []]
  for (const [index, answer] of votes.entries()) {
    bench.next(answer)
    voteSpans.push(await timed(() => client.vote(index * 50 + 1)))
  }
  for (const page of pages) {
    bench.next(page)
    appendSpans.push(await timed(() => client.append(PAGE)))
  }
  client.dispose()
  return {
    write: mean([write, small.write]),
    read100,
    read1000,
    vote: mean(voteSpans),
    append: mean(appendSpans),
  }
}

/**
 * Contenders of a round. The first two are compared to a few percent, so they run more often, and
 * each as often before as after the other.
 */
function turns(round: number): readonly Contender[] {
  const [ours, stock, ...others] = contenders as readonly [Contender, Contender, ...Contender[]]
  const pair = round % 2 === 0 ? [ours, stock] : [stock, ours]
  return [...others.flatMap((other) => [...pair, other]), ...pair]
}

/**
 * Measures all contenders in turn. The first rounds are not counted, since code is being compiled.
 */
export async function measureContenders(rounds: number, warmUp = 3): Promise<Map<string, Times[]>> {
  const answers = fakeFetch()
  const bench: Bench = {
    setting: { compiled: await compileDocuments(), fetch: answers.fetch },
    bytes: prepare(makeAnswers(IDEAS + 5 * PAGE)),
    next: answers.next,
  }
  const results = new Map<string, Times[]>(contenders.map(({ name }) => [name, []]))
  for (let at = 0; at < warmUp + rounds; at += 1) {
    for (const contender of turns(at)) {
      const times = await round(contender, bench)
      if (at >= warmUp) results.get(contender.name)?.push(times)
    }
  }
  return results
}
