import { contrast, parseColor, toHex, type Oklch } from './color.ts'

/** WCAG asks for 4.5; the rest covers rounding to eight bits. */
export const TEXT_CONTRAST = 4.6

/** The background that coloured text has to stand out from. */
export interface Theme {
  /** The background on which accent text has the least contrast. */
  ground: (hue: number, chroma: number) => Oklch
  /** Direction in which the text's lightness moves away from the background. */
  step: 1 | -1
}

export const light: Theme = {
  ground: (h, c) => ({ l: 0.962, c: Math.min(0.012, c), h }),
  step: -1,
}
export const dark: Theme = {
  ground: (h, c) => ({ l: 0.245, c: Math.min(0.012, c), h }),
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
