import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { describedPages } from './describedPages.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Chunk>>

/** The font of nearly all text. */
const font = /inter-latin-normal-[^/]+\.woff2$/

/**
 * Writes down what the browser needs for the page at each address besides what the HTML names: the code of its
 * entrypoint and of the page, their styles, and the font. The server tells it in the headers of the page
 * (server/http/preloads.ts), so that all of it travels beside the first chunk: the router asks for a page's entrypoint
 * when it is opened, and that for the page.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'earshot:page-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = JSON.stringify(preloadsOf(bundle))
        this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source })
      },
    },
  }
}

/** Gives, by the pattern of an address, the values of a Link header; the first pattern that fits counts. */
export function preloadsOf(bundle: Bundle): [pattern: string, links: string[]][] {
  const all = Object.values(bundle)
  const fonts = all
    .filter(({ fileName }) => font.test(fileName))
    .map(({ fileName }) => `</${fileName}>; rel=preload; as=font; crossorigin`)
  const chunks = all.filter((it) => it.type === 'chunk')
  const rows = describedPages().map(({ path: address, entrypoint }): [string, string[]] => [
    patternOf(address),
    [...(entrypoint === null ? [] : linksOf(filesOf(entrypoint, chunks))), ...fonts],
  ])
  // Static addresses come before those with parameters.
  return rows.sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')))
}

/** The chunks of a page and what they import, without those that the HTML loads by itself. */
function filesOf(entrypoint: string, chunks: readonly Chunk[]): Chunk[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === entrypoint)
  if (!own) throw new Error(`No chunk holds ${path.basename(entrypoint)}`)
  const found = new Set<Chunk>()
  const add = (fileName: string): void => {
    const chunk = named.get(fileName)
    if (chunk === undefined || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(add)
  }
  ;[own.fileName, ...own.dynamicImports].forEach(add)
  return [...found]
}

function linksOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [
    ...chunks.map(({ fileName }) => `</${fileName}>; rel=modulepreload`),
    // As Vite's own loading asks for them: otherwise they would be fetched twice.
    ...styles.map((fileName) => `</${fileName}>; rel=preload; as=style; crossorigin`),
  ]
}

/** A pattern of the router as a regular expression's source. */
export function patternOf(address: string): string {
  return `^${address.replace(/\/:\w+\?/g, '(/[^/]*)?').replace(/:\w+/g, '[^/]+')}/?$`
}
