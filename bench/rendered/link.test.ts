import { createStillAgenda } from './agenda.ts'
import { createBottleneck, createFlow, FIRST_WINDOW, SEGMENT } from './link.ts'

/** 1,000 bytes a millisecond, and 100 ms there and back. */
const shape = { roundTrip: 100, megabits: 8 }

function link({ opensAt = 0, flows = 1, shape: given = shape } = {}) {
  const agenda = createStillAgenda()
  const bottleneck = createBottleneck(agenda, given)
  const arrivals: { flow: number; at: number; bytes: number }[] = []
  const closed: number[] = []
  const made = Array.from({ length: flows }, (_, flow) =>
    createFlow({
      agenda,
      bottleneck,
      roundTrip: given.roundTrip,
      opensAt,
      deliver: ({ length: bytes }) => arrivals.push({ flow, at: agenda.now(), bytes }),
      close: () => closed.push(agenda.now()),
    }),
  )
  const arrivedBy = (moment: number, flow = 0): number =>
    arrivals
      .filter((it) => it.flow === flow && it.at <= moment)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  return { agenda, flows: made, arrivals, closed, arrivedBy }
}

test('a byte takes half a round trip, and the handshake a whole one before it', () => {
  const { agenda, flows, arrivals } = link({ opensAt: 100 })
  flows[0]?.send(Buffer.alloc(1))
  agenda.run()
  expect(arrivals).toEqual([{ flow: 0, at: expect.closeTo(150.001, 6) as number, bytes: 1 }])
})

test('ten segments go at once, and twice as many with the next round trip', () => {
  // Wide enough that the window alone holds anything up.
  const { agenda, flows, arrivedBy } = link({ shape: { roundTrip: 100, megabits: 8_000 } })
  flows[0]?.send(Buffer.alloc(100 * SEGMENT))
  agenda.run()
  expect(arrivedBy(51)).toBe(FIRST_WINDOW)
  expect(arrivedBy(149)).toBe(FIRST_WINDOW)
  expect(arrivedBy(152)).toBe(3 * FIRST_WINDOW)
  expect(arrivedBy(253)).toBe(7 * FIRST_WINDOW)
  expect(arrivedBy(354)).toBe(100 * SEGMENT)
})

test('connections share what is narrow, in the order in which they came', () => {
  const { agenda, flows, arrivals } = link({ flows: 2 })
  flows[0]?.send(Buffer.alloc(SEGMENT))
  flows[1]?.send(Buffer.alloc(SEGMENT))
  agenda.run()
  expect(arrivals.map(({ flow }) => flow)).toEqual([0, 1])
  expect(arrivals.map(({ at }) => at)).toEqual([
    expect.closeTo(50 + 1.46, 6),
    expect.closeTo(50 + 2.92, 6),
  ])
})

test('a large file takes what its bytes take, once the window is wide', () => {
  const { agenda, flows, arrivals } = link()
  flows[0]?.send(Buffer.alloc(1_000_000))
  agenda.run()
  const last = arrivals.at(-1)?.at ?? 0
  expect(last).toBeGreaterThan(1_050)
  // Three round trips of slow start until 100 kB are under way.
  expect(last).toBeLessThan(1_350)
  expect(arrivals.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(1_000_000)
})

test('the end comes behind the last byte, once', () => {
  const { agenda, flows, arrivals, closed } = link()
  flows[0]?.send(Buffer.alloc(3 * FIRST_WINDOW))
  flows[0]?.end()
  agenda.run()
  expect(closed).toEqual([arrivals.at(-1)?.at])
})

test('a connection that says nothing ends as well', () => {
  const { agenda, flows, closed } = link({ opensAt: 100 })
  flows[0]?.end()
  agenda.run()
  expect(closed).toEqual([100])
})
