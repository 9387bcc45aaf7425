import { formatDateTime, formatRelative } from '#lib/format.ts'

/** How long before `now` (milliseconds since 1970) a moment (ISO 8601) was, with the exact one on hover. */
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
