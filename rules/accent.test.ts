import { accentVariables } from './accent.ts'
import { contrast, parseColor, type Oklch } from './color.ts'
import { toneVariables } from './tone.ts'

const read = (hex: string): Oklch => {
  const color = parseColor(hex)
  if (!color) throw new Error(`not a colour: ${hex}`)
  return color
}
const paper = { light: { l: 0.986, c: 0.004, h: 75 }, dark: { l: 0.18, c: 0.008, h: 60 } }
const grid = ['00', '33', '66', '99', 'cc', 'ff']
const accents = grid.flatMap((r) => grid.flatMap((g) => grid.map((b) => `#${r}${g}${b}`)))

test('every accent can be seen, read and written upon, in both themes', () => {
  const failures: string[] = []
  for (const hex of accents) {
    const variables = accentVariables(hex)
    if (!variables) throw new Error(hex)
    for (const theme of ['light', 'dark'] as const) {
      const fill = read(variables[`--accent-${theme}`])
      const ink = read(variables[`--accent-ink-${theme}`])
      const wash = read(variables[`--accent-wash-${theme}`])
      if (contrast(fill, paper[theme]) < 1.98) failures.push(`${hex} ${theme} fill`)
      if (contrast(ink, paper[theme]) < 4.5) failures.push(`${hex} ${theme} ink on paper`)
      if (contrast(ink, wash) < 4.5) failures.push(`${hex} ${theme} ink on wash`)
      if (contrast(read(variables[`--on-accent-${theme}`]), fill) < 4.5)
        failures.push(`${hex} ${theme} on accent`)
    }
  }
  expect(failures).toEqual([])
})

test('an accent that is fine stays as it is', () => {
  expect(accentVariables('#fb8a2e')).toMatchObject({
    '--accent-light': '#fb8a2e',
    '--accent-dark': '#fb8a2e',
  })
})

test('the hue of a corrected accent is kept', () => {
  const pale = accentVariables('#ffee00')
  expect(read(pale?.['--accent-ink-light'] ?? '').h).toBeCloseTo(read('#ffee00').h, -1)
})

test('the colour of a tag is readable on both papers', () => {
  for (const hex of accents) {
    const tone = toneVariables(hex)
    expect(contrast(read(tone?.['--tone-light'] ?? ''), paper.light)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(read(tone?.['--tone-dark'] ?? ''), paper.dark)).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(['', 'orange', '#12345', '#gggggg', 'url(x)'])('%p is not a colour', (text) => {
  expect(accentVariables(text)).toBeNull()
})
