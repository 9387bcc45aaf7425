/** A tick. Kept out of Icon.tsx, which the first screen loads. */
export function CheckIcon() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m4.5 10.5 3.7 3.7 7.3-8.4" />
    </svg>
  )
}
