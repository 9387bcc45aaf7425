import { withoutNames } from '#rules/mentions.ts'
import { checkText, countCharacters, normalise, type TextKind } from '#rules/validation.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { textReason } from '#server/kernel/wrongText.ts'

/** A text that somebody changes, and what it says so far. */
interface Edited {
  kind: TextKind
  text: string
  former: string
}

/**
 * Edited texts as they are stored, by argument name; refused with every field's first problem. What
 * is left as it was is never refused, whatever it breaks, and what is longer than the limit, as
 * imported texts may be, may be edited if it gets no longer (docs/RULES.md#validation).
 */
export function checkEdited<Field extends string>(
  texts: Record<Field, Edited>,
): Record<Field, string> {
  const entries = Object.entries(texts) as [Field, Edited][]
  const problems = entries.flatMap(([field, edited]) => problemOf(field, edited) ?? [])
  if (problems.length > 0) throw new Refusal(problems.map((problem) => textReason(problem)))
  return Object.fromEntries(
    entries.map(([field, edited]) => [
      field,
      isLeft(edited) ? edited.former : normalise(edited.kind, edited.text),
    ]),
  ) as Record<Field, string>
}

/** The editor has the names of today in what is mentioned; those that are stored may be older. */
function isLeft({ kind, text, former }: Edited): boolean {
  return (
    text === former || withoutNames(normalise(kind, text)) === withoutNames(normalise(kind, former))
  )
}

function problemOf(field: string, edited: Edited): ReturnType<typeof checkText> {
  if (isLeft(edited)) return null
  const { kind, text, former } = edited
  const problem = checkText(kind, field, text)
  return problem?.rule === 'tooLong' &&
    countCharacters(normalise(kind, text)) <= countCharacters(former)
    ? null
    : problem
}
