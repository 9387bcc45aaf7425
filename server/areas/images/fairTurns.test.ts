import { atOnce } from './atOnce.ts'
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
    'Many images are being worked on just now.',
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

test('so many of one person, and of all, at the same time; what has ended makes room', async () => {
  const under = atOnce({ each: 2, all: 3 })
  const ends: (() => void)[] = []
  const begin = (who: string) =>
    under(who, () => new Promise<void>((resolve) => ends.push(resolve)))
  const begun = [begin('ada'), begin('ada')]
  await expect(begin('ada')).rejects.toThrow('Many images are being worked on just now.')
  begun.push(begin('bo'))
  await expect(begin('cy')).rejects.toThrow('Many images are being worked on just now.')
  ends[0]?.()
  await begun[0]
  begun.push(begin('cy'))
  for (const end of ends) end()
  await Promise.all(begun)
  await expect(under('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await under('ada', () => Promise.resolve())
})
