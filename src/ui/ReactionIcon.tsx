const paths = {
  AGREE:
    'M6.5 9v7.5h-3V9zM6.5 9l3-6c1.3 0 2 .8 2 2.2V8h4.2c.9 0 1.5.8 1.3 1.7l-1.2 5.5c-.2.8-.8 1.3-1.6 1.3H6.5',
  THANKS:
    'M10 16.5S3.5 12.7 3.5 7.9C3.5 5.8 5 4.5 6.7 4.5c1.4 0 2.6.8 3.3 2.1.7-1.3 1.9-2.1 3.3-2.1 1.7 0 3.2 1.3 3.2 3.4 0 4.8-6.5 8.6-6.5 8.6Z',
  CHEER:
    'm3.5 16.5 3.7-9.3 5.6 5.6zM12 4.5c.8.8.8 1.8.2 2.8M15.5 8c-1-.6-2-.5-2.8.2M15.7 4.3h.01M16.5 12h.01',
  SMILE:
    'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.5 8.2h.01M12.5 8.2h.01M7 11.7c.8 1.2 1.8 1.8 3 1.8s2.2-.6 3-1.8',
} as const

/** Names of the reactions. */
export type ReactionName = keyof typeof paths

export const reactionNames = Object.keys(paths) as readonly ReactionName[]

/** A reaction's icon, hidden from screen readers. */
export function ReactionIcon({ name, size = 18 }: { name: ReactionName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
