import { formatDateTime, formatRelative } from '#lib/format.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'

/**
 * The time from a moment (ISO 8601) to `now` (milliseconds since 1970), with the exact moment on
 * hover.
 */
export function TimeAgo({ value, now }: { value: string; now: number }) {
  const language = useLanguage()
  return (
    <time dateTime={value} title={formatDateTime(value, language)} suppressHydrationWarning>
      {formatRelative(value, now, language)}
    </time>
  )
}
