import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { securityHeaders } from '#server/http/securityHeaders.ts'

/** Where the static copies of pages lie among the client's files. */
const FOLDER = 'static'
const MOST = 5

/** A page as the server renders it for a visitor, with the headers that tell what it needs besides. */
interface Captured {
  /** The right address. */
  readonly path: string
  readonly html: string
  readonly link: string
}

/** The addresses of a page and of its copies. */
export interface Copies {
  readonly path: string
  /** The same text and styles, without code and data. */
  readonly plain: string
  /** The same bytes. */
  readonly same: string
}

/** Asks a server for a page as a visitor's browser does, and follows it to its right address. */
export async function capture(url: string, address: string, left = MOST): Promise<Captured> {
  const response = await fetch(url + address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  if (location !== null && left > 0) return capture(url, location, left - 1)
  const html = await response.text()
  if (response.status !== 200 || !html.includes('id="earshot-beginning"'))
    throw new Error(`${address} was not rendered: ${response.status} ${html.slice(0, 200)}`)
  return { path: address, html, link: response.headers.get('link') ?? '' }
}

/** Writes the copies of a page among a built client's files; a server that starts afterwards serves them. */
export function writeCopies(client: string, name: string, page: Captured): Copies {
  mkdirSync(path.join(client, FOLDER), { recursive: true })
  const write = (kind: string, html: string): string => {
    const address = `/${FOLDER}/${name}-${kind}.html`
    writeFileSync(path.join(client, address), html)
    return address
  }
  return { path: page.path, plain: write('plain', plain(page)), same: write('same', page.html) }
}

/**
 * Serves a folder as the product serves its files, with its headers: its opener policy alone has a
 * browser begin a process for the page. Without the content security policy, which admits the styles
 * in a page by their hashes, and knows none of a copy's.
 */
export async function serveCopies(client: string): Promise<{ port: number; close(): void }> {
  const { 'content-security-policy': _, ...headers } = securityHeaders('', false)
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: true,
    setHeaders: (response) => void response.setHeaders(new Map(Object.entries(headers))),
  })
  const server = createServer((request, response) => files(request, response)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void server.close(),
  }
}

/** What a page would be without code: its styles and its font are named in its head. */
export function plain({ html, link }: Pick<Captured, 'html' | 'link'>): string {
  const named = [...link.matchAll(/<([^>]+)>; rel=preload; as=(style|font)/g)].map(
    ([, href = '', kind]) =>
      kind === 'font'
        ? `<link rel="preload" as="font" crossorigin href="${href}">`
        : `<link rel="stylesheet" crossorigin href="${href}">`,
  )
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|canonical|icon)"[^>]*>/g, '')
    .replace('</head>', () => `${named.filter((tag) => !html.includes(tag)).join('')}</head>`)
}
