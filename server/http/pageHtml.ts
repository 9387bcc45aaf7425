import {
  BEGINNING_ID,
  PART_ATTRIBUTE,
  STRUCTURED_DATA_ID,
  type PagePart,
  type RenderedPage,
} from '#rules/renderedPage.ts'
import { noPageFiles, type PageFiles, type PageNeeds } from './pageFiles.ts'
import { sourceOf } from './securityHeaders.ts'
import { startElement } from './startScript.ts'

/**
 * The client's HTML with what the server renders in its places. It holds the page's styles, so that
 * it is drawn as soon as it is there, and names its code behind the content, so that code does not
 * share the link with what is to be read (ADR 076).
 */
export interface PageHtml {
  /** A whole page, and the sources by which a content security policy admits its styles. */
  whole(page: RenderedPage, needs?: PageNeeds): { html: string; styles: readonly string[] }
  /** A streamed page, up to where its parts follow. The nonce admits its styles. */
  opening(page: RenderedPage, nonce: string, needs?: PageNeeds): string
  /** The end, after the last part. */
  readonly closing: string
}

/** The client's script, as a build names it. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
/** Style sheets and code besides, as a build names them. */
const NAMED = /<link rel="(stylesheet|modulepreload)" crossorigin href="([^"]+)">\s*/g

const nothing: PageNeeds = { styles: [], code: [] }

/** Gives how rendered pages are put into the client's own. Throws for a page without a root element. */
export function pageHtml(
  html: string,
  { styleAt }: Pick<PageFiles, 'styleAt'> = noPageFiles,
): PageHtml {
  const [head, boot, end] = html.split(/(?<=<div id="root">)([\s\S]*)(?=<\/div>\s*<\/body>)/)
  if (head === undefined || boot === undefined || end === undefined)
    throw new Error('The page of the client has no root element')
  const [afterRoot = '', closing = ''] = end.split(/(?=<\/body>)/)
  const [, entry] = ENTRY.exec(head) ?? []
  const named = [...head.matchAll(NAMED)].map(([, rel, address = '']) => ({ rel, address }))
  const namedBy = (rel: string): string[] =>
    named.filter((it) => it.rel === rel).map(({ address }) => address)
  const start = head.replace(ENTRY, '').replace(NAMED, '')
  const code = [...(entry === undefined ? [] : [entry]), ...namedBy('modulepreload')]

  const styleText = (address: string, nonce: string | undefined): string => {
    const sheet = styleAt(address)
    if (sheet === null) return `<link rel="stylesheet" crossorigin href="${address}">`
    // Vite takes what is linked for loaded. Browsers do not load what is disabled, but Chromium, which looks ahead, fetches it unless it is for no medium.
    return `${styleElement(sheet.text, nonce)}<link rel="stylesheet" disabled media="not all" crossorigin href="${address}">`
  }
  const upToData = (page: RenderedPage, needs: PageNeeds, nonce?: string): string => {
    const titled = page.head === '' ? start : start.replace(/<title>.*?<\/title>/, () => page.head)
    const styles = [...namedBy('stylesheet'), ...needs.styles].map((it) => styleText(it, nonce))
    return [
      titled.replace('</head>', () => `${styles.join('')}${styleElement(page.css, nonce)}</head>`),
      page.html,
      afterRoot,
      ...code.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
      aboutText(page.structuredData),
      dataText('application/json', `id="${BEGINNING_ID}"`, page.beginning),
      entry === undefined ? '' : startElement(entry, needs.code),
    ].join('')
  }
  return {
    whole(page, needs = nothing) {
      const sheets = [...namedBy('stylesheet'), ...needs.styles].flatMap((it) => styleAt(it) ?? [])
      return {
        html: upToData(page, needs) + closing,
        styles: [
          ...sheets.map(({ source }) => source),
          ...(page.css === '' ? [] : [sourceOf(page.css)]),
        ],
      }
    },
    opening: (page, nonce, needs = nothing) => upToData(page, needs, nonce),
    closing,
  }
}

/** A part of a streamed page: what its sections were rendered from comes before them. */
export function partText({ answers, css, html }: PagePart, nonce: string): string {
  const data = answers.length > 0 ? dataText('application/json', PART_ATTRIBUTE, answers) : ''
  return data + styleElement(css, nonce) + html
}

function styleElement(css: string, nonce: string | undefined): string {
  if (css === '') return ''
  return nonce === undefined ? `<style>${css}</style>` : `<style nonce="${nonce}">${css}</style>`
}

/** Stands behind the content, which is to be read first. */
function aboutText(structuredData: unknown): string {
  if (structuredData === null) return ''
  return dataText('application/ld+json', `id="${STRUCTURED_DATA_ID}"`, structuredData)
}

/** JSON that no HTML can end. The policy lets it be: data never runs. */
function dataText(type: string, attribute: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="${type}" ${attribute}>${text}</script>`
}
