import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { manyScans } from '#server/testing/hostileImages.ts'
import { createImagePreparer } from './imagePreparer.ts'

jest.setTimeout(60_000)

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()

/** The processes that this one has started to prepare images. */
const preparers = (): string[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().split(/\s+/)[1] === String(process.pid))
    .filter((line) => line.includes('preparer.mjs') && !line.includes('defunct'))

test('an image is prepared in another process, which is used again', async () => {
  const prepare = createImagePreparer()
  const [first, second] = [await prepare(await picture()), await prepare(await picture())]
  expect(first).toMatchObject({ type: 'image/png', width: 60, height: 40 })
  expect(Buffer.isBuffer(first.bytes)).toBe(true)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(preparers()).toHaveLength(1)
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
  const before = preparers().length
  await expect(prepare(await manyScans(90))).rejects.toThrow('takes too long to read')
  expect(preparers()).toHaveLength(before)
  const patient = createImagePreparer()
  expect(await patient(await picture())).toMatchObject({ width: 60 })
})

test('a process that dies costs its own image alone', async () => {
  const prepare = createImagePreparer()
  await prepare(await picture())
  const pid = Number(preparers().at(-1)?.trim().split(/\s+/)[0])
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
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  await prepare(large)
  clearInterval(watch)
  expect(most - before).toBeLessThan(60_000_000)
})
