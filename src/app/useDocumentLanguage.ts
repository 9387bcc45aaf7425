import { useEffect } from 'react'
import type { Language } from '#lib/messages/createLanguage.ts'

/**
 * Says in the document which language the screen is in, and which way it is written. What it says
 * already is not set again: browsers would work out the style of every element anew.
 */
export function useDocumentLanguage({ tag, direction }: Language): void {
  useEffect(() => {
    const root = document.documentElement
    if (root.lang !== tag) root.lang = tag
    if ((root.dir || 'ltr') !== direction) root.dir = direction
  }, [tag, direction])
}
