import { use, useEffect } from 'react'
import { accentVariables } from '#lib/accent.ts'
import { cssRule } from '#lib/cssRule.ts'
import { StyleRulesContext } from '#ui/StyleRules.ts'

/** Puts the site's own accent, corrected until it can be read, in the place of ours. */
export function Accent({ color }: { color: string | null }) {
  const { collect } = use(StyleRulesContext)
  const variables = color === null ? null : accentVariables(color)
  // The server's page has it from the start.
  if (variables) collect?.(cssRule(':root', variables))
  useEffect(() => {
    const variables = color === null ? null : accentVariables(color)
    if (!variables) return
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name)
    }
  }, [color])
  return null
}
