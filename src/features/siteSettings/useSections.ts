import { useEffect, useState, useSyncExternalStore } from 'react'

/** A section of the page that an address can lead to. */
export interface Section {
  readonly id: string
  readonly title: string
}

/** Pixels from the top of the window within which a section begins that was scrolled to. */
const READING_LINE = 120

/** The sections of the page in their order, as they arrive: some are drawn later than the rest. */
export function useSections(): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([])
  useEffect(() => {
    const read = (): void => {
      const found = readSections()
      setSections((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    const main = document.getElementById('main')
    if (main === null) return
    const observer = new MutationObserver(read)
    observer.observe(main, { childList: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [])
  return sections
}

function readSections(): Section[] {
  return [...document.querySelectorAll('#main section[id]')].flatMap(({ id }) => {
    const title = headingOf(id)?.textContent
    return title ? [{ id, title }] : []
  })
}

/** The heading of a section; null while it is not drawn. */
export function headingOf(id: string): HTMLElement | null {
  return document.getElementById(id)?.querySelector('h2') ?? null
}

/** The section that is read at the moment: the last one that begins above the reading line. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  return useSyncExternalStore(
    watchScroll,
    () => {
      const begun = sections.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < READING_LINE,
      )
      return (begun ?? sections[0])?.id
    },
    () => undefined,
  )
}

function watchScroll(onMove: () => void): () => void {
  window.addEventListener('scroll', onMove, { passive: true })
  window.addEventListener('resize', onMove)
  return () => {
    window.removeEventListener('scroll', onMove)
    window.removeEventListener('resize', onMove)
  }
}
