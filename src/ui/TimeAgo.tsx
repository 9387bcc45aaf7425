import { formatDateTime, formatRelative, type Clock } from '#lib/format.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'

/** The time from a moment (ISO 8601) to that of the clock, with the exact moment on hover. */
export function TimeAgo({ value, clock }: { value: string; clock: Clock }) {
  const language = useLanguage()
  return (
    <time dateTime={value} title={formatDateTime(value, clock, language)}>
      {formatRelative(value, clock, language)}
    </time>
  )
}
