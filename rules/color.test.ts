import { contrast, parseColor, toHex } from './color.ts'

const read = (hex: string) => parseColor(hex) ?? { l: 0, c: 0, h: 0 }

test.each(['#000000', '#ffffff', '#fb8a2e', '#0366d6', '#7f007f'])(
  '%s survives the way to OKLCH and back',
  (hex) => {
    expect(toHex(read(hex))).toBe(hex)
  },
)

test('three digits mean six', () => {
  expect(toHex(read('#f80'))).toBe('#ff8800')
})

test('contrast is that of WCAG', () => {
  expect(contrast(read('#000'), read('#fff'))).toBeCloseTo(21, 1)
  expect(contrast(read('#777'), read('#fff'))).toBeCloseTo(4.48, 1)
})

test('a colour outside sRGB loses chroma, not its hue', () => {
  const inside = read(toHex({ l: 0.7, c: 0.4, h: 150 }))
  expect(inside.h).toBeCloseTo(150, -1)
  expect(inside.c).toBeLessThan(0.3)
})
