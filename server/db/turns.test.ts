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

test('a client that has held the one place for two seconds leaves it to others for a second', async () => {
  const turns = new Turns(1)
  const long = turns.run(asker('busy'), working(2_000))
  await jest.advanceTimersByTimeAsync(2_000)
  await long

  const again = ask(turns, 'busy')
  const other = ask(turns, 'other')
  await jest.advanceTimersByTimeAsync(999)
  expect([other(), again()]).toEqual([true, false])
  await jest.advanceTimersByTimeAsync(2)
  expect(again()).toBe(true)
})

test('a client that works a little at a time never waits for nothing', async () => {
  const turns = new Turns(1)
  for (let n = 0; n < 10; n += 1) {
    const some = turns.run(asker('calm'), working(200))
    await jest.advanceTimersByTimeAsync(200)
    await some
    await jest.advanceTimersByTimeAsync(200)
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
