/** A closed lock. Kept out of Icon.tsx, which the first screen loads. */
export function LockIcon({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9" />
    </svg>
  )
}
