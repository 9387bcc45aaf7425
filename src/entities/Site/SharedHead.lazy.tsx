import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SharedHead_site$key } from '#generated/SharedHead_site.graphql.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { ENGLISH, languageOf } from '#rules/languages.ts'
import type { SharedPage } from '#services/PageAnswer.ts'
import { useServices } from '#services/Services.tsx'
import { HEAD_LINES, headLines } from './headLines.ts'

/** A page for others: its own words, in whose place the site's are where it has none. */
export type OthersPage = Pick<SharedPage, 'path' | 'subject'> &
  Partial<Pick<SharedPage, 'pictured' | 'picture' | 'isIndexed'>> & {
    readonly description: string | null
  }

export interface SharedHeadProps {
  readonly site: SharedHead_site$key
  /** Null for the page of the site itself. */
  readonly title: string | null
  readonly page: OthersPage
}

/** Says what a page is to others: to the server with the page, and after a navigation in its head. */
export function SharedHead({ title, page, ...props }: SharedHeadProps) {
  const { answer, siteUrl } = useServices()
  const { tag, dates: locale } = useLanguage()
  const site = useFragment(
    graphql`
      fragment SharedHead_site on Site {
        name
        tagline
        accentColor
        logo
      }
    `,
    props.site,
  )
  const shared: SharedPage = {
    picture: { title: site.name, lead: site.tagline, idea: null },
    isIndexed: true,
    ...page,
    site: site.name,
    accent: site.accentColor ?? null,
    logo: site.logo ?? null,
    locale,
    language: languageOf(tag)?.tag ?? ENGLISH,
    title: title ?? site.name,
    description: page.description || site.tagline,
  }
  answer.share(shared)
  const lines = JSON.stringify(headLines(shared, siteUrl))
  useEffect(() => {
    // The server's page has brought its own.
    for (const line of document.head.querySelectorAll(HEAD_LINES)) line.remove()
    const all = (JSON.parse(lines) as ReturnType<typeof headLines>).map(([name, attributes]) => {
      const line = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) line.setAttribute(key, value)
      return line
    })
    document.head.append(...all)
    return () => all.forEach((line) => line.remove())
  }, [lines])
  return null
}
