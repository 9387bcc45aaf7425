import { refuse } from '#server/kernel/refusal.ts'

/**
 * Gives a colour as it is stored: `#rrggbb` in small letters, null for none (an empty text). Refuses
 * anything else at the field `color`.
 */
export function checkColor(text: string): string | null {
  const color = text.trim().toLowerCase()
  if (color === '') return null
  if (!/^#[0-9a-f]{6}$/.test(color)) throw refuse('COLOR_WRONG', { field: 'color' })
  return color
}
