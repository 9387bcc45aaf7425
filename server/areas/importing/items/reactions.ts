import { isRecord } from './raw.ts'

/** GitHub's names of reactions. */
const NAMES = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes']

/** Counts each reaction that was given at least once; null where the source does not know, or gives no more than their number. */
export function reactionsOf(raw: unknown): Record<string, number> | null {
  if (!isRecord(raw)) return null
  const isOther = Object.keys(raw).length > 0 && !NAMES.some((name) => name in raw)
  if (isOther) return null
  const counted = NAMES.flatMap((name) => {
    const count = raw[name]
    return typeof count === 'number' && Number.isSafeInteger(count) && count > 0
      ? [[name, count] as const]
      : []
  })
  return Object.fromEntries(counted)
}
