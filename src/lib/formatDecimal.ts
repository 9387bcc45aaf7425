import type { Locale } from './format.ts'

/** A number with one place after the point, which is always there: 1,204.0. */
export function formatDecimal(value: number, { tag }: Locale): string {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value)
}
