import { KeptPages, type Made } from './keptPages.ts'

interface Page {
  readonly text: string
  readonly size: number
}

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work()
const most = { bytes: 50_000, ms: 60_000 }

/** Makes pages that tell how many were made before. */
function maker(size = 1_000, isKept = true) {
  let count = 0
  const make = (): Promise<Made<Page>> =>
    Promise.resolve({ page: { text: String((count += 1)), size }, isKept })
  return { make, count: () => count }
}

test('a page is made once for all who ask, until the content has another version', async () => {
  const pages = new KeptPages<Page>(most)
  const { make } = maker()
  const ask = async () => (await pages.get('/', atOnce, make))?.text
  expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set(['1']))
  pages.begin(1)
  expect(await ask()).toBe('2')
  // A request that was on its way before the change.
  pages.begin(0)
  expect(await ask()).toBe('2')
})

test('a page that was begun before a change goes to those who wait for it, and to nobody else', async () => {
  const pages = new KeptPages<Page>(most)
  let finish = (): void => undefined
  const old = pages.get('/', atOnce, async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    return { page: { text: 'old', size: 1 }, isKept: true }
  })
  pages.begin(1)
  const { make } = maker()
  expect((await pages.get('/', atOnce, make))?.text).toBe('1')
  finish()
  expect((await old)?.text).toBe('old')
  expect((await pages.get('/', atOnce, make))?.text).toBe('1')
})

test('what could not be made, or not as a whole, is tried again', async () => {
  const pages = new KeptPages<Page>(most)
  expect(await pages.get('/', atOnce, () => Promise.resolve(null))).toBeNull()
  const failed = pages.get('/', atOnce, () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  const partial = maker(1, false)
  await pages.get('/', atOnce, partial.make)
  await pages.get('/', atOnce, partial.make)
  expect(partial.count()).toBe(2)
})

test('who waited for their turn gets what was made meanwhile', async () => {
  const pages = new KeptPages<Page>(most)
  const { make, count } = maker()
  const late = async (work: () => Promise<Page | null>) => {
    await pages.get('/', atOnce, make)
    return work()
  }
  expect((await pages.get('/', late, make))?.text).toBe('1')
  expect(count()).toBe(1)
})

test('100,000 addresses take no more room than there is', async () => {
  const pages = new KeptPages<Page>(most)
  const { make, count } = maker()
  for (let n = 0; n < 100_000; n += 1) {
    if (n % 100 === 0) await pages.get('/', atOnce, make)
    await pages.get(`/ideas/${n}`, atOnce, make)
  }
  expect(pages.bytes).toBeLessThanOrEqual(most.bytes)
  expect(pages.bytes).toBeGreaterThan(most.bytes / 2)
  expect(count()).toBeGreaterThan(100_000)
  const before = count()
  await pages.get('/ideas/99999', atOnce, make)
  expect(count()).toBe(before)
})
