/** The logo: a dot with two arcs. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="9" cy="19" r="2.6" fill="currentColor" stroke="none" />
      <path d="M9 11.5A7.5 7.5 0 0 1 16.5 19M9 5A14 14 0 0 1 23 19" />
    </svg>
  )
}
