import type { Plugin } from 'vite'
import { ENGLISH, languageOf } from '#rules/languages.ts'
import { inLanguage } from '#server/http/shellTexts.ts'

/** Asks the API for the tag of the site's language; English while it does not answer. */
export async function localeOf(api: string): Promise<string> {
  try {
    const answer = await fetch(`${api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ site { locale } }' }),
    })
    const { data } = (await answer.json()) as { data?: { site?: { locale: string } | null } }
    return languageOf(data?.site?.locale ?? ENGLISH)?.tag ?? ENGLISH
  } catch {
    return ENGLISH
  }
}

/** Puts the client's page into the site's language, as the server does with the built one. */
export function siteLanguage(api: string): Plugin {
  return {
    name: 'earshot:site-language',
    transformIndexHtml: async (html) => inLanguage(html, await localeOf(api)),
  }
}
