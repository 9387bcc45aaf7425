import { createVoteCourier, withVote, type Votes } from './voteCourier.ts'

const votes = (voteCount: number, viewerHasVoted: boolean): Votes => ({ voteCount, viewerHasVoted })

function courierInTest() {
  const sent: { from: Votes; voted: boolean; done: (counted: Votes | null) => void }[] = []
  const shown: boolean[] = []
  const courier = createVoteCourier({
    send: (from, voted, done) => void sent.push({ from, voted, done }),
    show: (_from, voted) => {
      shown.push(voted)
      return { dispose: () => void shown.splice(shown.indexOf(voted), 1) }
    },
  })
  return { ...courier, sent, shown }
}

test('of the clicks during a request the last one counts, from what the server counted', () => {
  const { press, sent, shown } = courierInTest()
  press(votes(41, false), true)
  press(votes(42, true), false)
  press(votes(41, false), true)
  press(votes(42, true), false)
  expect(sent).toHaveLength(1)
  expect(shown).toEqual([false])
  // Meanwhile four others voted.
  sent[0]!.done(votes(46, true))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ from: { voteCount: 46, viewerHasVoted: true }, voted: false })
  expect(shown).toEqual([])
})

test('clicks that end where they began send nothing more', () => {
  const { press, sent, shown } = courierInTest()
  press(votes(41, false), true)
  press(votes(42, true), false)
  press(votes(41, false), true)
  sent[0]!.done(votes(42, true))
  expect(sent).toHaveLength(1)
  expect(shown).toEqual([])
})

test('after a failure the last intent is sent all the same: nobody knows what arrived', () => {
  const { press, sent } = courierInTest()
  press(votes(41, false), true)
  press(votes(42, true), false)
  sent[0]!.done(null)
  expect(sent[1]).toMatchObject({ from: { voteCount: 41, viewerHasVoted: false }, voted: false })
})

test.each([
  [votes(41, false), true, votes(42, true)],
  [votes(42, true), false, votes(41, false)],
  [votes(42, true), true, votes(42, true)],
])('%j set to %s counts once', (before, voted, after) => {
  expect(withVote(before, voted)).toEqual(after)
})
