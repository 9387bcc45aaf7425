import { stripIgnoredCharacters } from 'graphql'
import type { Plugin } from 'vite'

const text = /^(\s*"?text"?: )("(?:[^"\\]|\\.)+")/gm

/** Takes the line breaks and indentation out of the query texts of a build: they travel with every first visit and every request. */
export function shortTexts(): Plugin {
  return {
    name: 'earshot:short-texts',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/__generated__\/[^/]+(\.graphql|\$parameters)\.ts$/, code: /text"?: "/ },
      handler: (code) => ({
        code: code.replace(
          text,
          (_, key: string, value: string) =>
            key + JSON.stringify(stripIgnoredCharacters(JSON.parse(value) as string)),
        ),
        map: null,
      }),
    },
  }
}
