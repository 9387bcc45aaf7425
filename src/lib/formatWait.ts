import type { Locale } from './format.ts'

/** Formats a waiting time in whole minutes, at least one: "5 minutes". */
export function formatWait(seconds: number, { tag }: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes)
}
