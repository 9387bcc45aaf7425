import { FrameBatcher } from './frames.ts'

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])

function message(type: string, body = ''): Buffer {
  const header = Buffer.alloc(5)
  header.write(type)
  header.writeUInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([header, Buffer.from(body)])
}

const query = Buffer.concat([message('P', 'select'), message('B'), message('E'), message('S')])
const simple = message('Q', 'select 1')

test('gives the start-up packet and then whole batches', () => {
  const frames = new FrameBatcher()
  expect(frames.push(Buffer.concat([startup, query, simple])).map(Buffer.from)).toEqual([
    startup,
    query,
    simple,
  ])
})

test('gives the same however the bytes are cut', () => {
  const frames = new FrameBatcher()
  const bytes = Buffer.concat([startup, query, simple, query])
  const batches: Uint8Array[] = []
  for (const byte of bytes) batches.push(...frames.push(Buffer.from([byte])))
  expect(batches.map(Buffer.from)).toEqual([startup, query, simple, query])
})

test('keeps what has no end yet', () => {
  const frames = new FrameBatcher()
  frames.push(startup)
  expect(frames.push(Buffer.concat([message('P', 'x'), message('d', 'copy')]))).toEqual([])
  expect(frames.push(message('c'))).toHaveLength(1)
})
