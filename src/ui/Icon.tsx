const paths = {
  search: 'M13.2 13.2 16.5 16.5M14.4 8.7a5.7 5.7 0 1 1-11.4 0 5.7 5.7 0 0 1 11.4 0Z',
  close: 'm5 5 10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  check: 'm4.5 10.5 3.7 3.7 7.3-8.4',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  back: 'M16 10H4m5-5-5 5 5 5',
  filter: 'M3 6h14M6 10h8M8.5 14h3',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  ideas: 'M4 5.5h12M4 10h12M4 14.5h7',
  roadmap: 'M4 4v12M10 4v8M16 4v5',
  changelog: 'M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  inbox: 'M3 11.5h4l1 2.5h4l1-2.5h4M3 11.5V15a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 17 15v-3.5L14.7 4.6a1.5 1.5 0 0 0-1.4-1.1H6.7a1.5 1.5 0 0 0-1.4 1.1L3 11.5Z',
  comment: 'M16.5 9.7c0 3.4-2.9 5.8-6.5 5.8-.9 0-1.8-.15-2.6-.4L3.5 16.5l1.1-3C3.9 12.4 3.5 11.1 3.5 9.7 3.5 6.3 6.4 4 10 4s6.5 2.3 6.5 5.7Z',
  person: 'M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 16.5c.6-3 3-4.8 6-4.8s5.4 1.8 6 4.8',
  system: 'M3 4.5h14v9H3zM7 17h6M10 13.5V17',
  sun: 'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.5-2.5a3.25 3.25 0 0 0-4.6-4.6l-.9.9M11.5 8.5a3.2 3.2 0 0 0-4.6 0L4.4 11a3.25 3.25 0 0 0 4.6 4.6l.9-.9',
  bell: 'M5 9a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 13 5 9ZM8.5 16.5c.8.9 2.2.9 3 0',
  exit: 'M12 4h3.5A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12M3 10h9m-3-3 3 3-3 3',
  external: 'M11.5 3.5h5v5M16 4l-6.5 6.5M8 5H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h8.5A1.5 1.5 0 0 0 15 15v-3',
} as const

/** Names of the drawings. */
export type IconName = keyof typeof paths

/** A line drawing on a 20 px grid, for the eye only: the words stand beside it or in the label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={name === 'more' ? 2.6 : 1.7} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
