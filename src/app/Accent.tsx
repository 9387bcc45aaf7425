import { useEffect } from 'react'
import { accentVariables } from '#lib/accent.ts'

/** Puts the site's own accent, corrected until it can be read, in the place of ours. */
export function Accent({ color }: { color: string | null }) {
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
