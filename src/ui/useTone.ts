import { cssRule } from '#lib/cssRule.ts'
import { toneVariables } from '#rules/tone.ts'
import { useStyleRule } from './StyleRules.ts'

/**
 * Gives the value of `data-tone` that sets --tone-light and --tone-dark on an element, for the colour (#rrggbb) of a tag
 * or status; undefined where there is none.
 */
export function useTone(color: string | null | undefined): string | undefined {
  const tone = color ? toneVariables(color) : null
  const name = tone ? color?.slice(1).toLowerCase() : undefined
  useStyleRule(tone && cssRule(`[data-tone='${name}']`, tone))
  return name
}
