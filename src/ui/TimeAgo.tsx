import { useState } from 'react'
import { formatDateTime, formatRelative } from '#lib/format.ts'

/** How long ago a moment (ISO 8601) was, with the exact one on hover. `now` in milliseconds since 1970, by default when it was first drawn. */
export function TimeAgo({ value, now, locale = 'en-GB' }: { value: string; now?: number; locale?: string }) {
  const [drawnAt] = useState(() => Date.now())
  return (
    <time dateTime={value} title={formatDateTime(value, locale)} suppressHydrationWarning>
      {formatRelative(value, now ?? drawnAt, locale)}
    </time>
  )
}
