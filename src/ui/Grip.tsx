/** Six dots, by which something is dragged. */
export function Grip() {
  return (
    <svg width={10} height={16} viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
      {[3, 8, 13].flatMap((y) =>
        [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.3} />),
      )}
    </svg>
  )
}
