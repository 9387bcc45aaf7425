import { formatDateTime, formatRelative } from '#lib/format.ts'

/**
 * The time from a moment (ISO 8601) to `now` (milliseconds since 1970), with the exact moment on
 * hover.
 */
export function TimeAgo({
  value,
  now,
  locale = 'en-GB',
}: {
  value: string
  now: number
  locale?: string
}) {
  return (
    <time dateTime={value} title={formatDateTime(value, locale)} suppressHydrationWarning>
      {formatRelative(value, now, locale)}
    </time>
  )
}
