import { countAtOnce } from './atOnce.ts'

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
