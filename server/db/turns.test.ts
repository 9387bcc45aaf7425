import { Turns, type Asker } from './turns.ts'

const asker = (client: string): Asker => ({ client, until: Infinity })
const working = (ms: number) => (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Asks for a light piece of work; gives what says whether it was done. */
function ask(turns: Turns, client: string): () => boolean {
  let isDone = false
  void turns
    .run(asker(client), () => Promise.resolve())
    .then(() => {
      isDone = true
    })
  return () => isDone
}

/** Lets a client hold the place for some milliseconds. */
async function hold(turns: Turns, client: string, ms: number): Promise<void> {
  const held = turns.run(asker(client), working(ms))
  await jest.advanceTimersByTimeAsync(ms)
  await held
}

test('half a second is free, and what a client takes of the one place beyond it leaves that to the others for longer', async () => {
  const turns = new Turns(1)
  await hold(turns, 'other', 1)
  await hold(turns, 'busy', 500)
  const free = ask(turns, 'busy')
  await jest.advanceTimersByTimeAsync(0)
  expect(free()).toBe(true)
  await hold(turns, 'busy', 300)
  const other = ask(turns, 'other')
  const again = ask(turns, 'busy')
  await jest.advanceTimersByTimeAsync(899)
  expect([other(), again()]).toEqual([true, false])
  await jest.advanceTimersByTimeAsync(2)
  expect(again()).toBe(true)
})

test('who goes on like that rests for longer, until they have rested for all of it', async () => {
  const turns = new Turns(1)
  const restAfter = async (ms: number): Promise<number> => {
    await hold(turns, 'other', 1)
    await hold(turns, 'busy', ms)
    await hold(turns, 'other', 1)
    const again = ask(turns, 'busy')
    let rest = 1
    for (; !again(); rest += 1) await jest.advanceTimersByTimeAsync(1)
    return rest
  }
  const rests = [await restAfter(500)]
  for (let n = 0; n < 10; n += 1) rests.push(await restAfter(100))
  expect(rests.map((rest) => Math.round(rest / 100))).toEqual([0, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(Math.round((await restAfter(600)) / 100)).toBe(3)
})

test('nobody loses two seconds more than once, however long the work was', async () => {
  const turns = new Turns(1)
  await hold(turns, 'busy', 60_000)
  await hold(turns, 'other', 1)
  const again = ask(turns, 'busy')
  await jest.advanceTimersByTimeAsync(1_990)
  expect(again()).toBe(false)
  await jest.advanceTimersByTimeAsync(10)
  expect(again()).toBe(true)
})

test('a client that is alone waits for nobody', async () => {
  const turns = new Turns(1)
  await hold(turns, 'other', 1)
  await jest.advanceTimersByTimeAsync(1_000)
  for (let n = 0; n < 3; n += 1) {
    await hold(turns, 'busy', 700)
    const again = ask(turns, 'busy')
    await jest.advanceTimersByTimeAsync(0)
    expect(again()).toBe(true)
  }
})

test('a client that works a little at a time never waits for nothing', async () => {
  const turns = new Turns(1)
  for (let n = 0; n < 20; n += 1) {
    await hold(turns, 'calm', 50)
    await hold(turns, 'other', 1)
    await jest.advanceTimersByTimeAsync(150)
    const next = ask(turns, 'calm')
    await jest.advanceTimersByTimeAsync(0)
    expect(next()).toBe(true)
  }
})

test('nobody rests where there are several places', async () => {
  const turns = new Turns(4)
  const long = turns.run(asker('busy'), working(10_000))
  await jest.advanceTimersByTimeAsync(10_000)
  await long
  const again = ask(turns, 'busy')
  await jest.advanceTimersByTimeAsync(0)
  expect(again()).toBe(true)
})
