import { type Element, jsonElements, jsonLines } from './jsonElements.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all(elements: AsyncIterable<Element>): Promise<[string | null, unknown][]> {
  const found: [string | null, unknown][] = []
  for await (const { at, bytes } of elements)
    found.push([at, bytes === null ? null : JSON.parse(String(bytes))])
  return found
}

const tricky = [
  { body: '}],[{"\\' },
  'text, "quoted"',
  [],
  [[1], { a: [2] }],
  null,
  1.5,
  { 漢: '字' },
]

describe.each([1, 2, 3, 7, 10_000])('in pieces of %i bytes', (size) => {
  const read = (text: string) => all(jsonElements(inPieces(text, size), 1000))

  test('a list gives its elements', async () => {
    const expected = tricky.map((value, index) => [`[${index}]`, value])
    expect(await read(JSON.stringify(tricky))).toEqual(expected)
    expect(await read(`\uFEFF ${JSON.stringify(tricky, null, 2)}\n`)).toEqual(expected)
  })

  test('several lists and objects one after another are read on', async () => {
    expect(await read('[{"a":1},{"a":2}][{"a":3}]\n{"a":4}{"a":5}')).toEqual(
      [1, 2, 3, 4, 5].map((a, index) => [`[${index}]`, { a }]),
    )
  })

  test('one object is the file itself, and an empty list is nothing', async () => {
    expect(await read('\uFEFF{"a":[1,{"b":2}]}')).toEqual([[null, { a: [1, { b: 2 }] }]])
    expect(await read('[]')).toEqual([])
  })

  test('an element that is too large costs itself alone', async () => {
    expect(await read(`[{"a":1},{"a":"${'x'.repeat(1200)}"},{"a":3}]`)).toEqual([
      ['[0]', { a: 1 }],
      ['[1]', null],
      ['[2]', { a: 3 }],
    ])
  })

  test('lines: a broken one is a line of its own', async () => {
    const found: string[] = []
    for await (const { at, bytes } of jsonLines(
      inPieces('{"a":1}\r\n\n{"a":\n{"a":3}', size),
      1000,
    ))
      found.push(`${at}:${String(bytes).trim()}`)
    expect(found).toEqual([' line 1:{"a":1}', ' line 3:{"a":', ' line 4:{"a":3}'])
  })
})

test('says where a file ends in the middle, after what was whole', async () => {
  const found: Element[] = []
  const reading = async () => {
    for await (const element of jsonElements(inPieces('[{"a":1},{"a":', 4), 1000))
      found.push(element)
  }
  await expect(reading()).rejects.toThrow('ends in the middle')
  expect(found.map(({ bytes }) => String(bytes))).toEqual(['{"a":1}'])
})
