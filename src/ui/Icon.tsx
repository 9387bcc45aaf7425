const paths = {
  search: 'M13.2 13.2 16.5 16.5M14.4 8.7a5.7 5.7 0 1 1-11.4 0 5.7 5.7 0 0 1 11.4 0Z',
  close: 'm5 5 10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  go: 'M4 10h12m-5-5 5 5-5 5',
  ideas: 'M4 5.5h12M4 10h12M4 14.5h7',
  roadmap: 'M5 5v10M10 5v5M15 5v7.5',
  news: 'M4.5 5h11M4.5 9h11M4.5 13h2.5m3.2.7 1.7 1.7 3.6-4',
  inbox: 'M3.5 11v4.5h13V11l-2-6h-9zh4l1 2h3l1-2h4',
  person: 'M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 16.5c.6-3 3-4.8 6-4.8s5.4 1.8 6 4.8',
  system: 'M3 4.5h14v9H3zM7 17h6M10 13.5V17',
  sun: 'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
} as const

/** Names of the icons. */
export type IconName = keyof typeof paths

/**
 * A line icon on a 20 px grid, hidden from screen readers: the text stands beside it or in the
 * label.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
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
      <path d={paths[name]} />
    </svg>
  )
}
