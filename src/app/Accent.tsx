import { use, useEffect } from 'react'
import { StyleRulesContext } from '#ui/StyleRules.ts'

/** Puts the site's own accent, corrected until it can be read, in the place of ours. */
export function Accent({ color }: { color: string | null }) {
  const { collectAccent } = use(StyleRulesContext)
  // The server's page has it from the start.
  if (color !== null) collectAccent?.(color)
  useEffect(() => {
    if (color === null) return
    let isWanted = true
    let remove = (): void => undefined
    void import('./paintAccent.lazy.ts').then(
      ({ paintAccent }) => {
        if (isWanted) remove = paintAccent(color, document)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      remove()
    }
  }, [color])
  return null
}
