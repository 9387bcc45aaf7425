import { contrast, parseColor, toHex, type Oklch } from './color.ts'

/** WCAG asks for 4.5; the rest covers rounding to eight bits. */
export const TEXT_CONTRAST = 4.6

/** The backgrounds that colours have to stand out from. */
export interface Theme {
  paper: Oklch
  /** The background on which accent text has the least contrast. */
  ground: (hue: number, chroma: number) => Oklch
  fill: { min: number; max: number }
  /** Direction in which the text's lightness moves away from the background. */
  step: 1 | -1
}

export const light: Theme = {
  paper: { l: 0.986, c: 0.004, h: 75 },
  ground: (h, c) => ({ l: 0.962, c: Math.min(0.012, c), h }),
  fill: { min: 0.42, max: 0.8 },
  step: -1,
}
export const dark: Theme = {
  paper: { l: 0.18, c: 0.008, h: 60 },
  ground: (h, c) => ({ l: 0.245, c: Math.min(0.012, c), h }),
  fill: { min: 0.58, max: 0.86 },
  step: 1,
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

/** Moves the lightness of a colour until it can be read as text. */
export function readable(color: Oklch, theme: Theme): Oklch {
  const ground = theme.ground(color.h, color.c)
  let ink = color
  while (contrast(ink, ground) < TEXT_CONTRAST && (theme.step > 0 ? ink.l < 1 : ink.l > 0))
    ink = { ...ink, l: ink.l + theme.step * 0.01 }
  return ink
}
