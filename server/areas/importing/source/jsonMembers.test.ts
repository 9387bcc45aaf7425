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
  for await (const { key, index, bytes } of jsonMembers(inPieces(text, size), 1000))
    found.push([key, index, JSON.parse(String(bytes))])
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
    for await (const { bytes } of jsonMembers(inPieces('{"issues":[{"a":1},{"a":', 5), 1000))
      found.push(String(bytes))
  }
  await expect(reading()).rejects.toThrow('ends in the middle')
  expect(found).toEqual(['{"a":1}'])
})

test('an element that is larger than allowed costs itself alone, and no memory', () => {
  const scanner = memberScanner(100)
  scanner.push(Buffer.from('{"issues":["'))
  for (let i = 0; i < 100; i++) expect(scanner.push(Buffer.alloc(10, 'x'))).toEqual([])
  expect(scanner.push(Buffer.from('", 1, 2]}'))).toEqual([
    { key: 'issues', index: 0, bytes: null },
    { key: 'issues', index: 1, bytes: Buffer.from('1') },
    { key: 'issues', index: 2, bytes: Buffer.from('2') },
  ])
})
