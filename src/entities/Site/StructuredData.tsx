import { useEffect } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { structuredData, type PageFacts } from '#lib/structuredData.ts'
import { STRUCTURED_DATA_ID } from '#rules/renderedPage.ts'
import { useServices } from '#services/Services.tsx'

/** Says what a page is about to those who read it as data (JSON-LD): to the server with the page, and after a navigation in its head. */
export function StructuredData({ facts }: { facts: PageFacts }) {
  const { answer, siteUrl } = useServices()
  const { tag: language } = useLanguage()
  answer.describe(facts)
  const text = JSON.stringify(structuredData(facts, { siteUrl, language }))
  useEffect(() => {
    // The server's page has brought its own.
    document.getElementById(STRUCTURED_DATA_ID)?.remove()
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.id = STRUCTURED_DATA_ID
    script.textContent = text
    document.head.append(script)
    return () => script.remove()
  }, [text])
  return null
}
