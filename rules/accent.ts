import { contrast, parseColor, toHex, type Oklch } from './color.ts'
import { dark, light, readable, TEXT_CONTRAST, type Theme } from './tone.ts'

/** CSS variables of an accent for both themes, read by src/ui/tokens.css. */
export type AccentVariables = Record<
  `--${'accent' | 'accent-ink' | 'accent-wash' | 'on-accent'}-${'light' | 'dark'}`,
  string
>

/** What a fill has to stand out from, and how light it may be. */
interface Surface extends Theme {
  readonly paper: Oklch
  readonly fill: { readonly min: number; readonly max: number }
}

const onLight: Surface = {
  ...light,
  paper: { l: 0.986, c: 0.004, h: 75 },
  fill: { min: 0.42, max: 0.8 },
}
const onDark: Surface = {
  ...dark,
  paper: { l: 0.18, c: 0.008, h: 60 },
  fill: { min: 0.58, max: 0.86 },
}

/** The default accent has 2.2 on light paper: a fill need not be read, but it must be seen. */
const FILL = 2

/**
 * Corrects the tone of an accent (#rgb, #rrggbb) until it can be seen and read in both themes; null
 * when it is not a colour.
 */
export function accentVariables(hex: string): AccentVariables | null {
  const accent = parseColor(hex)
  if (!accent) return null
  const [day, night] = [tones(accent, onLight), tones(accent, onDark)]
  return {
    '--accent-light': day.fill,
    '--accent-dark': night.fill,
    '--accent-ink-light': day.ink,
    '--accent-ink-dark': night.ink,
    '--accent-wash-light': day.wash,
    '--accent-wash-dark': night.wash,
    '--on-accent-light': day.on,
    '--on-accent-dark': night.on,
  }
}

function tones(accent: Oklch, theme: Surface): Record<'fill' | 'ink' | 'wash' | 'on', string> {
  let fill = { ...accent, l: Math.min(theme.fill.max, Math.max(theme.fill.min, accent.l)) }
  while (contrast(fill, theme.paper) < FILL) fill = { ...fill, l: fill.l + theme.step * 0.01 }
  let on = onFill(fill)
  // On a band of mid tones neither dark nor white text is readable.
  while (contrast(on, fill) < TEXT_CONTRAST) {
    fill = { ...fill, l: fill.l + 0.01 }
    on = onFill(fill)
  }
  return {
    fill: toHex(fill),
    ink: toHex(readable(accent, theme)),
    wash: toHex(theme.ground(accent.h, accent.c)),
    on: toHex(on),
  }
}

function onFill(fill: Oklch): Oklch {
  const ink = { l: 0.21, c: Math.min(0.04, fill.c), h: fill.h }
  const white = { l: 1, c: 0, h: 0 }
  return contrast(ink, fill) >= contrast(white, fill) ? ink : white
}
