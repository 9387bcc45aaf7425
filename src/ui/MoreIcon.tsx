/** Three dots. Kept out of Icon.tsx, which the first screen loads. */
export function MoreIcon() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx={4.5} cy={10} r={1.5} />
      <circle cx={10} cy={10} r={1.5} />
      <circle cx={15.5} cy={10} r={1.5} />
    </svg>
  )
}
