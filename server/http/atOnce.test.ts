import { atOnce, countAtOnce } from './atOnce.ts'

describe('requests at once', () => {
  const never = (): Promise<never> => new Promise(() => undefined)

  test('are so many of a client, and so many in all', async () => {
    const atOnce = countAtOnce({ perClient: 2, inAll: 3 })
    let finish = (): void => undefined
    const first = atOnce('a', () => new Promise<void>((resolve) => (finish = resolve)))
    void atOnce('a', never)
    await expect(atOnce('a', never)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
    })
    void atOnce('b', never)
    await expect(atOnce('c', never)).rejects.toMatchObject({ status: 503 })
    finish()
    await first
    await expect(atOnce('a', () => Promise.resolve(1))).resolves.toBe(1)
  })

  test('make room when one fails', async () => {
    const atOnce = countAtOnce({ perClient: 1, inAll: 1 })
    const failed = atOnce('a', () => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
    await expect(atOnce('a', () => Promise.resolve(1))).resolves.toBe(1)
  })
})

test('so many of one person, and of all, at the same time; what has ended makes room', async () => {
  const under = atOnce({ each: 2, all: 3 }, (limit) => new Error(`beyond ${limit}`))
  const ends: (() => void)[] = []
  const begin = (who: string) =>
    under(who, () => new Promise<void>((resolve) => ends.push(resolve)))
  const begun = [begin('ada'), begin('ada')]
  await expect(begin('ada')).rejects.toThrow('beyond each')
  begun.push(begin('bo'))
  await expect(begin('cy')).rejects.toThrow('beyond all')
  ends[0]?.()
  await begun[0]
  begun.push(begin('cy'))
  for (const end of ends) end()
  await Promise.all(begun)
  await expect(under('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await under('ada', () => Promise.resolve())
})
