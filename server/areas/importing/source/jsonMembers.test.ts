import { jsonMembers, memberScanner } from './jsonMembers.ts'

const tricky = {
  'a "key" with [brackets]': 1,
  text: 'ends in a backslash \\',
  nothing: null,
  issues: [
    { body: '}],"issues":[{' },
    'plain "text"',
    12.5e3,
    [],
    [[1], { a: [] }],
    null,
    { 漢: '字 \u{1F600}' },
  ],
  empty: [],
  object: { issues: [1, 2] },
}

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function membersOf(text: string, size: number): Promise<[string, number | null, unknown][]> {
  const found: [string, number | null, unknown][] = []
  for await (const { key, index, text: json } of jsonMembers(inPieces(text, size), 1000))
    found.push([key, index, JSON.parse(json)])
  return found
}

const expected = Object.entries<unknown>(tricky).flatMap(([key, value]): unknown[] =>
  Array.isArray(value)
    ? value.map((element, index) => [key, index, element])
    : [[key, null, value]],
)

test.each([1, 2, 3, 7, 64, 10_000])(
  'takes an object apart that arrives in pieces of %i bytes',
  async (size) => {
    expect(await membersOf(JSON.stringify(tricky), size)).toEqual(expected)
    expect(await membersOf(`\uFEFF ${JSON.stringify(tricky, null, 2)}\n`, size)).toEqual(expected)
  },
)

test('an object without members has none', async () => {
  expect(await membersOf(' { } ', 3)).toEqual([])
})

test('says where a file ends in the middle, after what was whole', async () => {
  const found: string[] = []
  const reading = async () => {
    for await (const { text } of jsonMembers(inPieces('{"issues":[{"a":1},{"a":', 5), 1000))
      found.push(text)
  }
  await expect(reading()).rejects.toThrow('ends in the middle')
  expect(found).toEqual(['{"a":1}'])
})

test('refuses an element that is larger than allowed, before it is in memory', () => {
  const scanner = memberScanner(100)
  scanner.push(Buffer.from('{"issues":["'))
  expect(() => {
    for (let i = 0; i < 100; i++) scanner.push(Buffer.alloc(10, 'x'))
  }).toThrow('larger than 100 bytes')
})
