/** A picture, beside words or in a button with a label. */
export function ImageIcon() {
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
      <path d="M3.5 4.5h13v11h-13zM3.5 13l3.6-3.6 3.2 3.2 2-2 4.2 4.2M12.6 7.6h.01" />
    </svg>
  )
}
