import type { Locale } from './format.ts'

/** How long to wait, in whole minutes, of which there is at least one: "5 minutes". */
export function formatWait(seconds: number, { tag }: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes)
}
