/** An arrow out of a box, for sharing. */
export function ShareIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 12.5V3m0 0L6.5 6.5M10 3l3.5 3.5M5 10v6.5h10V10" />
    </svg>
  )
}
