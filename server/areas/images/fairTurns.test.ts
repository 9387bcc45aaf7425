import { fairTurns } from './fairTurns.ts'

test('one at a time; beyond those that may wait it says so, and a failure holds up nobody', async () => {
  const inTurn = fairTurns({ each: 2, all: 2 })
  const order: string[] = []
  let open: () => void = () => undefined
  const first = inTurn('ada', async () => {
    await new Promise<void>((resolve) => (open = resolve))
    order.push('first')
    throw new Error('broken')
  })
  const second = inTurn('ada', () => Promise.resolve(order.push('second')))
  await Promise.resolve()
  void inTurn('ada', () => Promise.resolve(order.push('third')))
  await expect(inTurn('ada', () => Promise.resolve())).rejects.toThrow(
    'Many images are being processed right now.',
  )
  await new Promise((resolve) => setImmediate(resolve))
  open()
  await expect(first).rejects.toThrow('broken')
  await second
  await inTurn('ada', () => Promise.resolve())
  expect(order).toEqual(['first', 'second', 'third'])
})

test('who brings many waits for themselves: another one is next, whatever waits before them', async () => {
  const inTurn = fairTurns({ each: 20, all: 40 })
  const order: string[] = []
  const many = Array.from({ length: 20 }, (_, at) =>
    inTurn('ada', () => Promise.resolve(order.push(`ada ${at}`))),
  )
  const one = inTurn('bo', () => Promise.resolve(order.push('bo')))
  await Promise.all([...many, one])
  expect(order.indexOf('bo')).toBeLessThanOrEqual(2)
  expect(order).toHaveLength(21)
  expect(order.filter((entry) => entry !== 'bo')).toEqual(
    Array.from({ length: 20 }, (_, at) => `ada ${at}`),
  )
})
