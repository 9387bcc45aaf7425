/** An arrow to where one came from. Kept out of Icon.tsx, which the first screen loads. */
export function BackIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 10H4m5-5-5 5 5 5" />
    </svg>
  )
}
