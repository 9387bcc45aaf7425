import { readRanges } from './unicodeRanges.ts'

test('ranges are read as CSS writes them', () => {
  expect(readRanges('U+0000-00FF,U+131, u+4??,nonsense')).toEqual([
    { from: 0, to: 0xff },
    { from: 0x131, to: 0x131 },
    { from: 0x400, to: 0x4ff },
  ])
})
