import { contrast, parseColor, toHex, type Oklch } from './color.ts'

/** CSS variables of an accent for both themes, read by src/ui/tokens.css. */
export type AccentVariables = Record<
  `--${'accent' | 'accent-ink' | 'accent-wash' | 'on-accent'}-${'light' | 'dark'}`,
  string
>

/** WCAG asks for 4.5; the rest covers rounding to eight bits. */
const TEXT = 4.6
/** The default accent has 2.2 on light paper: a fill need not be read, but it must be seen. */
const FILL = 2

interface Theme {
  paper: Oklch
  /** The background on which accent text has the least contrast. */
  ground: (hue: number, chroma: number) => Oklch
  fill: { min: number; max: number }
  /** Direction in which the text's lightness moves away from the background. */
  step: 1 | -1
}

const light: Theme = {
  paper: { l: 0.986, c: 0.004, h: 75 },
  ground: (h, c) => ({ l: 0.962, c: Math.min(0.012, c), h }),
  fill: { min: 0.42, max: 0.8 },
  step: -1,
}
const dark: Theme = {
  paper: { l: 0.18, c: 0.008, h: 60 },
  ground: (h, c) => ({ l: 0.245, c: Math.min(0.012, c), h }),
  fill: { min: 0.58, max: 0.86 },
  step: 1,
}

/**
 * Corrects the tone of an accent (#rgb, #rrggbb) until it can be seen and read in both themes; null
 * when it is not a colour.
 */
export function accentVariables(hex: string): AccentVariables | null {
  const accent = parseColor(hex)
  if (!accent) return null
  const [day, night] = [tones(accent, light), tones(accent, dark)]
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

type Tone = Record<'--tone-light' | '--tone-dark', string>
const known = new Map<string, Tone | null>()

/**
 * Gives a readable text colour in both themes for the colour of a tag or status; null when it is
 * not a colour.
 */
export function toneVariables(hex: string): Tone | null {
  const before = known.get(hex)
  if (before !== undefined) return before
  const color = parseColor(hex)
  const tone = color && {
    '--tone-light': toHex(readable(color, light)),
    '--tone-dark': toHex(readable(color, dark)),
  }
  known.set(hex, tone)
  return tone
}

function tones(accent: Oklch, theme: Theme): Record<'fill' | 'ink' | 'wash' | 'on', string> {
  let fill = { ...accent, l: Math.min(theme.fill.max, Math.max(theme.fill.min, accent.l)) }
  while (contrast(fill, theme.paper) < FILL) fill = { ...fill, l: fill.l + theme.step * 0.01 }
  let on = onFill(fill)
  // On a band of mid tones neither dark nor white text is readable.
  while (contrast(on, fill) < TEXT) {
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

function readable(color: Oklch, theme: Theme): Oklch {
  const ground = theme.ground(color.h, color.c)
  let ink = color
  while (contrast(ink, ground) < TEXT && (theme.step > 0 ? ink.l < 1 : ink.l > 0))
    ink = { ...ink, l: ink.l + theme.step * 0.01 }
  return ink
}
