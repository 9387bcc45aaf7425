import { AnswerRoom } from './answerRoom.ts'

const here = new AbortController().signal

/** Records what enters a room, in order. */
function entering(room: AnswerRoom) {
  const entered: string[] = []
  const made = new Map<string, () => void>()
  const enter = (name: string, bytes: number, client = name, signal = here) =>
    room.enter(client, bytes, signal).then(
      (end) => {
        entered.push(name)
        made.set(name, end)
      },
      ({ why }: { why: string }) => void entered.push(`${name}: ${why}`),
    )
  return { entered, enter, made: (name: string) => made.get(name)?.() }
}

describe('room for answers that are made', () => {
  test('is there for small ones while large ones wait for theirs', async () => {
    const { entered, enter, made } = entering(new AnswerRoom(100))
    await enter('large', 20)
    const next = enter('next', 21)
    await enter('small', 5)
    expect(entered).toEqual(['large', 'small'])
    made('large')
    await next
    expect(entered).toEqual(['large', 'small', 'next'])
  })

  test('is given to one after the other, and taken back once', async () => {
    const { entered, enter, made } = entering(new AnswerRoom(100))
    await enter('a', 25)
    const [b, c] = [enter('b', 25), enter('c', 25)]
    made('a')
    made('a')
    await b
    expect(entered).toEqual(['a', 'b'])
    made('b')
    await c
  })

  test('is less while answers are not read', async () => {
    const room = new AnswerRoom(100)
    const { entered, enter } = entering(room)
    room.add(90)
    const waiting = enter('a', 20)
    await enter('b', 2)
    expect(entered).toEqual(['b'])
    room.add(-90)
    await waiting
  })

  test('is there for the largest answer where there is no other', async () => {
    const { entered, enter } = entering(new AnswerRoom(100))
    await enter('whole', 100)
    expect(entered).toEqual(['whole'])
  })

  test('is not waited for by those who have gone, by too many, or for too long', async () => {
    jest.useFakeTimers()
    const { entered, enter } = entering(new AnswerRoom(100))
    await enter('first', 100)
    const gone = new AbortController()
    const leaving = enter('leaving', 50, 'a', gone.signal)
    gone.abort()
    await leaving
    const waiting = Array.from({ length: 20 }, (_, n) => enter(`waiting ${n}`, 50, 'a'))
    await enter('one more', 50, 'a')
    expect(entered).toEqual(['first', 'leaving: gone', 'one more: full'])
    jest.advanceTimersByTime(5_000)
    await Promise.all(waiting)
    expect(entered.slice(3)).toEqual(waiting.map((_, n) => `waiting ${n}: late`))
    jest.useRealTimers()
  })
})
