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

/** A page's address, what is linked there, and what besides where the site speaks another language than English, by its tag. */
export type Row = [pattern: string, links: string[], byLanguage: Record<string, string[]>]

/** Gives, by the pattern of an address, the values of a Link header; the first pattern that fits counts. */
export function preloadsOf(bundle: Bundle): Row[] {
  const all = Object.values(bundle)
  const fonts = all
    .filter(({ fileName }) => font.test(fileName))
    .map(({ fileName }) => `</${fileName}>; rel=preload; as=font; crossorigin`)
  const chunks = all.filter((it) => it.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const begun = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const first = chunks.filter(({ fileName }) => begun.has(fileName))
  const drawn = stylesOf(chunks.filter((chunk) => modulesOf([chunk], drawnFirst).length > 0))
  const rows = describedPages().map(({ path: address, entrypoint }): Row => {
    const own = entrypoint === null ? [] : filesOf(entrypoint, chunks)
    return [
      patternOf(address),
      [...linksOf(own), ...(entrypoint === null ? drawn : []), ...fonts],
      languagesOf([...first, ...own], chunks),
    ]
  })
  // Static addresses come before those with parameters.
  return rows.sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')))
}

/** The parts that the server draws on the first screen although their code comes behind it: their styles do not. */
const drawnFirst = /\/(?:Welcome|ListAside)\.lazy\.tsx$/

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

/** The module that a client in another language than English starts with, and the sentences of each language, by its tag. */
const loader = /\/src\/languages\/loadLanguage\.lazy\.ts$/
const sentences = /\/src\/languages\/([a-z]+)\/(\w+)\.ts$/
const catalogue = /\/src\/lib\/messages\/catalogues\/(\w+)\.ts$/

/** Links the chunks with the translations of those catalogues that a page's code holds. */
function languagesOf(page: readonly Chunk[], all: readonly Chunk[]): Record<string, string[]> {
  const spoken = new Set(modulesOf(page, catalogue).map(([, name]) => name))
  const tags = new Set(modulesOf(all, sentences).map(([, tag = '']) => tag))
  const isNeeded = (chunk: Chunk, tag: string): boolean =>
    modulesOf([chunk], loader).length > 0 ||
    modulesOf([chunk], sentences).some(([, of, name]) => of === tag && spoken.has(name))
  return Object.fromEntries(
    [...tags].toSorted().map((tag) => [tag, linksOf(all.filter((chunk) => isNeeded(chunk, tag)))]),
  )
}

function modulesOf(chunks: readonly Chunk[], pattern: RegExp): RegExpExecArray[] {
  return chunks
    .flatMap(({ moduleIds }) => moduleIds.map((id) => pattern.exec(id)))
    .filter((found) => found !== null)
}

function linksOf(chunks: readonly Chunk[]): string[] {
  return [...chunks.map(({ fileName }) => `</${fileName}>; rel=modulepreload`), ...stylesOf(chunks)]
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  // As Vite's own loading asks for them: otherwise they would be fetched twice.
  return styles.map((fileName) => `</${fileName}>; rel=preload; as=style; crossorigin`)
}

/** A pattern of the router as a regular expression's source. */
export function patternOf(address: string): string {
  return `^${address.replace(/\/:\w+\?/g, '(/[^/]*)?').replace(/:\w+/g, '[^/]+')}/?$`
}
