import { createPressQueue } from './pressQueue.ts'

function queueInTest() {
  const queue = createPressQueue()
  const owner = {}
  const sent: { wanted: string; answer: (text: string) => Promise<void> }[] = []
  const shown: string[] = []
  const press = (wanted: string, key = 'idea', by: object = owner) =>
    queue.press<string>(by, key, {
      wanted,
      show() {
        shown.push(wanted)
        return () => void shown.splice(shown.indexOf(wanted), 1)
      },
      send: () =>
        new Promise((resolve) => {
          const answer = async (text: string) => {
            resolve(text)
            await new Promise((next) => setTimeout(next, 0))
          }
          sent.push({ wanted, answer })
        }),
      isSettledBy: (answer) => answer === wanted,
    })
  return { press, sent, shown }
}

test('of the presses during a request the last one is sent after it', async () => {
  const { press, sent, shown } = queueInTest()
  const ends = [press('on'), press('off'), press('on'), press('off')]
  expect(sent).toHaveLength(1)
  expect(shown).toEqual(['off'])
  await sent[0]!.answer('on')
  expect(sent.map(({ wanted }) => wanted)).toEqual(['on', 'off'])
  expect(shown).toEqual([])
  await sent[1]!.answer('off')
  expect(await Promise.all(ends)).toEqual(['on', null, null, 'off'])
})

test('presses that end where they began send nothing more', async () => {
  const { press, sent, shown } = queueInTest()
  void press('on')
  void press('off')
  expect(await press('on')).toBeNull()
  await sent[0]!.answer('on')
  expect(sent).toHaveLength(1)
  expect(shown).toEqual([])
})

test('after a failure the last press is sent all the same: nobody knows what arrived', async () => {
  const { press, sent } = queueInTest()
  void press('on')
  void press('off')
  await sent[0]!.answer('failed')
  expect(sent[1]).toMatchObject({ wanted: 'off' })
})

test('what the answer says already is not sent', async () => {
  const { press, sent, shown } = queueInTest()
  void press('on')
  const waiting = press('off')
  await sent[0]!.answer('off')
  expect(await waiting).toBeNull()
  expect(sent).toHaveLength(1)
  expect(shown).toEqual([])
})

test('another thing, or another person, waits for nobody', () => {
  const { press, sent } = queueInTest()
  void press('on')
  void press('off', 'another idea')
  void press('off', 'idea', {})
  expect(sent).toHaveLength(3)
})
