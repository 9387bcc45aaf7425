import { stripIgnoredCharacters } from 'graphql'
import type { Plugin } from 'vite'

const text = /^(\s*"?text"?: )("(?:[^"\\]|\\.)+")/gm
/** Compared with the source while developing, and read by nothing afterwards. */
const sourceHash = /^\(node as any\)\.hash = "\w+";$/m
/** Relay takes a member that is not there as one that is null or false. */
const absent =
  /^\s*"(?:(?:abstractKey|alias|args|concreteType|metadata|storageKey)": null|plural": false),?\n/gm

/**
 * Takes out of a build's artifacts what nobody reads: line breaks and indentation of the query
 * texts, which travel with every first visit and every request, members that say nothing, and the
 * hashes of the sources.
 */
export function leanArtifacts(): Plugin {
  return {
    name: 'earshot:lean-artifacts',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/__generated__\/[^/]+(\.graphql|\$parameters)\.ts$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  }
}

function lean(code: string): string {
  const shortTexts = code.replace(
    text,
    (_, key: string, value: string) =>
      key + JSON.stringify(stripIgnoredCharacters(JSON.parse(value) as string)),
  )
  return shortTexts.replace(absent, '').replace(sourceHash, '')
}
