import { rarely } from './rarely.ts'

test('tells the first of a flood, and another one after ten seconds', () => {
  let now = 0
  const told: number[] = []
  const tell = rarely(
    (value: number) => void told.push(value),
    () => now,
  )
  for (now = 0; now <= 25_000; now += 1_000) tell(now)
  expect(told).toEqual([0, 10_000, 20_000])
})
