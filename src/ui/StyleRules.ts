import { createContext, use, useInsertionEffect } from 'react'

/**
 * Collects the rules of components that depend on data, such as a colour that a team chose: the
 * content security policy admits no style attribute in HTML.
 */
export interface StyleRules {
  /** Called while rendering, on the server alone. */
  readonly collect?: (rule: string) => void
  /** The same for the site's own accent, whose tones are known to the server alone. */
  readonly collectAccent?: (color: string) => void
  /** Called before the browser paints what needs the rule. */
  readonly insert: (rule: string) => void
}

/** Puts rules nowhere. */
export const noStyleRules: StyleRules = { insert: () => undefined }

/** The rules of the page around. */
export const StyleRulesContext = createContext(noStyleRules)

/** Keeps rules in a style sheet of the document's own, each once. */
export function createDocumentRules(page: Document): StyleRules {
  let sheet: CSSStyleSheet | undefined
  const inserted = new Set<string>()
  return {
    insert(rule) {
      if (inserted.has(rule)) return
      inserted.add(rule)
      if (sheet === undefined) {
        sheet = new CSSStyleSheet()
        page.adoptedStyleSheets.push(sheet)
      }
      sheet.insertRule(rule)
    },
  }
}

/** Sees to a rule for a component; null for none. */
export function useStyleRule(rule: string | null): void {
  const rules = use(StyleRulesContext)
  if (rule !== null) rules.collect?.(rule)
  useInsertionEffect(() => {
    if (rule !== null) rules.insert(rule)
  }, [rule, rules])
}
