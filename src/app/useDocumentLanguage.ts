import { useEffect } from 'react'
import type { Language } from '#lib/messages/createLanguage.ts'

/** Says in the document which language the screen is in, and which way it is written. */
export function useDocumentLanguage({ tag, direction }: Language): void {
  useEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  }, [tag, direction])
}
