/** Writes a CSS rule. */
export function cssRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const text = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${text.join(';')}}`
}
