import { drawEmoji } from '#server/areas/texts/emoji.ts'
import { isRecord, list, textOrNull } from './raw.ts'
import type { Repairs } from './repair.ts'
import type { ImportedLabel } from './shape.ts'

/** The labels of an issue, each once regardless of case; `colors` (by lower-case name) where the issue has names alone. */
export function labelsOf(
  raw: unknown,
  repairs: Repairs,
  colors: ReadonlyMap<string, string> = new Map(),
): ImportedLabel[] {
  const found = new Map<string, ImportedLabel>()
  for (const entry of list(raw)) {
    const written = repairs.line(isRecord(entry) ? entry['name'] : entry, 'label')
    const name = drawEmoji(written)
    if (name === '') continue
    const key = name.toLowerCase()
    if (found.has(key)) repairs.note('the same label twice', 'taken once', name)
    else
      found.set(key, {
        name,
        ...(written !== name && { written }),
        color: isRecord(entry)
          ? colorOf(entry['color'])
          : (colors.get(written.toLowerCase()) ?? null),
      })
  }
  return [...found.values()]
}

/** A colour as #rrggbb, or null where it is none. */
export function colorOf(raw: unknown): string | null {
  const hex = textOrNull(raw)?.replace(/^#/, '').toLowerCase()
  return hex !== undefined && /^[0-9a-f]{6}$/.test(hex) ? `#${hex}` : null
}
