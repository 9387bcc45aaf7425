import { stripIgnoredCharacters } from 'graphql'
import type { Plugin } from 'vite'

const text = /^(\s*"?text"?: )("(?:[^"\\]|\\.)+")/gm
/** Compared with the source while developing, and read by nothing afterwards. */
const sourceHash = /^\(node as any\)\.hash = "\w+";$/m

/**
 * Takes out of a build's artifacts what nobody reads: line breaks and indentation of the query texts, which travel with
 * every first visit and every request, and the hashes of the sources.
 */
export function shortTexts(): Plugin {
  return {
    name: 'earshot:short-texts',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/__generated__\/[^/]+(\.graphql|\$parameters)\.ts$/ },
      handler: (code) => ({
        code: code
          .replace(
            text,
            (_, key: string, value: string) =>
              key + JSON.stringify(stripIgnoredCharacters(JSON.parse(value) as string)),
          )
          .replace(sourceHash, ''),
        map: null,
      }),
    },
  }
}
