import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { manyScans } from '#server/testing/hostileImages.ts'
import { until } from '#server/testing/until.ts'
import { createImagePreparer } from './imagePreparer.ts'

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()

/** The processes that this one has started to prepare images, by their ids; other test files have left some. */
const preparers = (): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('preparer.mjs') && !line.includes('defunct'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === String(process.pid))
    .map(([pid]) => Number(pid))

let before: number[]
const since = (): number[] => preparers().filter((pid) => !before.includes(pid))

beforeEach(() => {
  before = preparers()
})

test('an image is prepared in another process, which is used again', async () => {
  const prepare = createImagePreparer()
  const [first, second] = [await prepare(await picture()), await prepare(await picture())]
  expect(first).toMatchObject({ type: 'image/png', width: 60, height: 40 })
  expect(Buffer.isBuffer(first.bytes)).toBe(true)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(since()).toHaveLength(1)
})

test('what is refused says why', async () => {
  const prepare = createImagePreparer()
  await expect(prepare(Buffer.from('<svg/>'))).rejects.toMatchObject({
    name: 'Refusal',
    reasons: [{ code: 'INVALID', field: 'image', message: expect.any(String) as string }],
  })
  await expect(prepare(await manyScans(60_000))).rejects.toThrow('at most 100 scans')
})

test('one that takes too long is ended, and the next one is prepared', async () => {
  const prepare = createImagePreparer({ longestMs: 20 })
  await expect(prepare(await manyScans(90))).rejects.toThrow('takes too long to read')
  // The end of a process is seen some moments after the signal that ends it.
  await until('the process has ended', () => since().length === 0)
  const patient = createImagePreparer()
  expect(await patient(await picture())).toMatchObject({ width: 60 })
})

test('a process that dies costs its own image alone', async () => {
  const prepare = createImagePreparer()
  await prepare(await picture())
  const [pid = 0] = since()
  const dying = prepare(await manyScans(90))
  process.kill(pid, 'SIGKILL')
  await expect(dying).rejects.toThrow('damaged')
  expect(await prepare(await picture())).toMatchObject({ width: 60 })
})

test('the memory of the process that asks stays as it is', async () => {
  const prepare = createImagePreparer()
  await prepare(await picture())
  const large = await sharp({
    create: { width: 6_300, height: 6_300, channels: 4, background: '#c63a' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const atFirst = process.memoryUsage().rss
  let most = atFirst
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  await prepare(large)
  clearInterval(watch)
  expect(most - atFirst).toBeLessThan(60_000_000)
})
