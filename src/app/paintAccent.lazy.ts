import { accentVariables } from '#rules/accent.ts'

/** Puts the tones of an accent (#rgb, #rrggbb) onto a page; gives how they are taken off. */
export function paintAccent(color: string, { documentElement }: Document): () => void {
  const { style } = documentElement
  const variables = Object.entries(accentVariables(color) ?? {})
  for (const [name, value] of variables) style.setProperty(name, value)
  return () => variables.forEach(([name]) => style.removeProperty(name))
}
