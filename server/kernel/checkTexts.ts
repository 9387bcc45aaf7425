import { checkText, normalise, type TextKind } from '#rules/validation.ts'
import { Refusal } from './refusal.ts'
import { textReason } from './wrongText.ts'

/**
 * The texts of a command as they are stored; refused with every field's first problem
 * (docs/RULES.md#validation). Takes kind and text by argument name.
 */
export function checkTexts<Field extends string>(
  texts: Record<Field, { kind: TextKind; text: string }>,
): Record<Field, string> {
  const entries = Object.entries(texts) as [Field, { kind: TextKind; text: string }][]
  const problems = entries
    .map(([field, { kind, text }]) => checkText(kind, field, text))
    .filter((problem) => problem !== null)
  if (problems.length > 0) throw new Refusal(problems.map((problem) => textReason(problem)))
  return Object.fromEntries(
    entries.map(([field, { kind, text }]) => [field, normalise(kind, text)]),
  ) as Record<Field, string>
}
