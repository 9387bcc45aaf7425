import type { Markup } from '#lib/markdownEdits.ts'

const paths: Record<Markup, string> = {
  bold: 'M6 4h4.6a3 3 0 0 1 0 6H6zM6 10h5.4a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4h5M6.5 16h5M11.5 4l-3 12',
  link: 'm8.4 11.6 3.2-3.2M9 6.6l1.8-1.8a3.1 3.1 0 0 1 4.4 4.4L13.4 11M11 13.4l-1.8 1.8a3.1 3.1 0 0 1-4.4-4.4L6.6 9',
  list: 'M8 5.5h8M8 10h8M8 14.5h8M4 5.5h.01M4 10h.01M4 14.5h.01',
  quote: 'M8.5 6C6.2 6.6 5 8.2 5 10.6v3h3.5v-3.4H5M15.5 6c-2.3.6-3.5 2.2-3.5 4.6v3h3.5v-3.4H12',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
}

/** The icon of a button of the toolbar. */
export function MarkupIcon({ markup }: { markup: Markup }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={markup === 'bold' ? 2.2 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[markup]} />
    </svg>
  )
}
