import { DEEPEST, storable } from './storable.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'a\0b' : [nested(depth - 1)])

describe('what the database can store', () => {
  it('has U+FFFD for U+0000 and for halves of characters, in names of members, too', () => {
    expect(
      storable({ 'a\0': ['b\0', { c: '\uD83D', d: '\uDE00', e: '\u{1F600}' }], f: 1 }),
    ).toEqual({
      'a\uFFFD': ['b\uFFFD', { c: '\uFFFD', d: '\uFFFD', e: '\u{1F600}' }],
      f: 1,
    })
  })

  it('is reached as deep as a value may be, and what is deeper does no harm', () => {
    expect(JSON.stringify(storable(nested(DEEPEST)))).toContain('a\uFFFDb')
    let deep: unknown = 'a\0b'
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(() => storable(deep)).not.toThrow()
  })
})
