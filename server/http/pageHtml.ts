import { createHash } from 'node:crypto'
import {
  BEGINNING_ID,
  PART_ATTRIBUTE,
  STRUCTURED_DATA_ID,
  type PagePart,
  type RenderedPage,
} from '#rules/renderedPage.ts'

/**
 * The client's HTML with what the server renders in its places. `styles`: the addresses of the
 * page's own style sheets, without which it would be drawn in none until its code is there.
 */
export interface PageHtml {
  /** A whole page. */
  whole(page: RenderedPage, styles?: readonly string[]): string
  /** A streamed page, up to where its parts follow. The nonce admits its style. */
  opening(page: RenderedPage, nonce: string, styles?: readonly string[]): string
  /** What follows the last part. */
  readonly closing: string
}

/** The client's script, which a browser runs when the document has ended. */
const ENTRY = /<script type="module"([^>]*? src="([^"]+)"[^>]*)><\/script>/

/** Gives how rendered pages are put into the client's own. Throws for a page without a root element. */
export function pageHtml(html: string): PageHtml {
  const [head, boot, end] = html.split(/(?<=<div id="root">)([\s\S]*)(?=<\/div>\s*<\/body>)/)
  if (head === undefined || boot === undefined || end === undefined)
    throw new Error('The page of the client has no root element')
  const [afterRoot = '', closing = ''] = end.split(/(?=<\/body>)/)
  const [, attributes, source] = ENTRY.exec(head) ?? []
  // A page that is still arriving is taken over as soon as its beginning is there.
  const early = head.replace(ENTRY, `<link rel="modulepreload" crossorigin href="${source}">`)
  const entry = source === undefined ? '' : `<script type="module" async${attributes}></script>`
  const upToData = (
    start: string,
    page: RenderedPage,
    styles: readonly string[],
    nonce?: string,
  ): string => {
    const titled = page.head === '' ? start : start.replace(/<title>.*?<\/title>/, () => page.head)
    return [
      titled.replace(
        '</head>',
        () => `${styles.map(styleLink).join('')}${styleText(page.css, nonce)}</head>`,
      ),
      page.html,
      afterRoot,
      aboutText(page.structuredData),
      dataText('application/json', `id="${BEGINNING_ID}"`, page.beginning),
    ].join('')
  }
  return {
    whole: (page, styles = []) => upToData(head, page, styles) + closing,
    opening: (page, nonce, styles = []) => upToData(early, page, styles, nonce) + entry,
    closing,
  }
}

/** A part of a streamed page: what its sections were rendered from comes before them. */
export function partText({ answers, css, html }: PagePart, nonce: string): string {
  const data = answers.length > 0 ? dataText('application/json', PART_ATTRIBUTE, answers) : ''
  return data + styleText(css, nonce) + html
}

/** As Vite names it when it loads the page's code, which then does not load it again. */
function styleLink(address: string): string {
  return `<link rel="stylesheet" crossorigin href="${address}">`
}

function styleText(css: string, nonce: string | undefined): string {
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

/** The source by which a content security policy admits a page's own style; null for a page without one. */
export function styleSource(css: string): string | null {
  return css === '' ? null : `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
