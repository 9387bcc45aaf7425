import { accentVariables, type AccentVariables } from './accent.ts'
import { contrast, parseColor, type Oklch } from './color.ts'

/** The papers of both themes (src/ui/tokens.css). */
const papers = { light: { l: 0.986, c: 0.004, h: 75 }, dark: { l: 0.18, c: 0.008, h: 60 } } as const

type Theme = keyof typeof papers

/** The corrections of an accent, and how well it can be read. */
export interface AccentReport {
  readonly variables: AccentVariables
  /** The tones that differ from what was asked for, with what they are instead. */
  readonly corrections: readonly {
    readonly kind: 'fillLight' | 'fillDark' | 'inkLight' | 'inkDark'
    readonly hex: string
  }[]
  /** Contrast ratios: of a count upon the fill, of accent text on paper, and on its wash. */
  readonly contrasts: Readonly<Record<Theme, Readonly<Record<'count' | 'text' | 'wash', number>>>>
}

/** Reports on an accent (#rgb or #rrggbb); null where it is no colour. */
export function accentReport(hex: string): AccentReport | null {
  const variables = accentVariables(hex)
  const asked = parseColor(hex)
  if (!variables || !asked) return null
  const tones = [
    ['fillLight', variables['--accent-light']],
    ['fillDark', variables['--accent-dark']],
    ['inkLight', variables['--accent-ink-light']],
    ['inkDark', variables['--accent-ink-dark']],
  ] as const
  return {
    variables,
    corrections: tones
      .filter(([, tone]) => distance(colorOf(tone), asked) > 0.005)
      .map(([kind, tone]) => ({ kind, hex: tone })),
    contrasts: { light: contrastsIn('light', variables), dark: contrastsIn('dark', variables) },
  }
}

function contrastsIn(theme: Theme, variables: AccentVariables) {
  const tone = (name: 'accent' | 'accent-ink' | 'accent-wash' | 'on-accent') =>
    colorOf(variables[`--${name}-${theme}`])
  return {
    count: contrast(tone('on-accent'), tone('accent')),
    text: contrast(tone('accent-ink'), papers[theme]),
    wash: contrast(tone('accent-ink'), tone('accent-wash')),
  }
}

/** More than rounding to eight bits makes. */
function distance(a: Oklch, b: Oklch): number {
  return Math.abs(a.l - b.l)
}

function colorOf(hex: string): Oklch {
  return parseColor(hex) ?? papers.light
}
