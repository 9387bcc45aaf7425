import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'

const schemas = path.resolve(import.meta.dirname, '../fixtures/heads')
const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv)
const schemaOf = (name: string): ValidateFunction =>
  ajv.compile(JSON.parse(fs.readFileSync(path.join(schemas, name), 'utf8')) as object)
const isHead = schemaOf('head.schema.json')
const isStructuredData = schemaOf('structuredData.schema.json')

/** What search engines and chats read of a page. */
export interface Head {
  readonly title: string
  readonly canonical: string | null
  /** By name or property. */
  readonly metas: Readonly<Record<string, string>>
  /** The page's JSON-LD, unread; one text for each script. */
  readonly data: readonly string[]
}

/** The head of a page that a browser shows, or of HTML that is parsed in it and does nothing there. */
export function headOf(page: Page, html: string | null = null): Promise<Head> {
  // Its styles would be refused by the policy of the page that it is parsed in.
  const unstyled = html?.replace(/<style\b[\s\S]*?<\/style>/g, '') ?? null
  return page.evaluate((text) => {
    const root = text === null ? document : new DOMParser().parseFromString(text, 'text/html')
    const metas = [...root.querySelectorAll('meta[property], meta[name]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ])
    return {
      title: root.title,
      canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      metas: Object.fromEntries(metas) as Record<string, string>,
      data: [...root.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }
  }, unstyled)
}

/** The things that a page's JSON-LD describes. */
export type Graph = readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[]

/** Checks a head against the schemas, and gives what its JSON-LD describes. */
export function requireValid(head: Head, about: string): Graph {
  assert.ok(isHead(head), `${about}: ${ajv.errorsText(isHead.errors)} in ${JSON.stringify(head)}`)
  assert.ok(head.data.length <= 1, `${about} has ${head.data.length} texts of JSON-LD`)
  return head.data.flatMap((text) => {
    const data = JSON.parse(text) as { '@graph': Graph }
    assert.ok(isStructuredData(data), `${about}: ${ajv.errorsText(isStructuredData.errors)}`)
    return data['@graph']
  })
}

/** Checks a sitemap, or an index of sitemaps, against its schema. */
export async function requireSitemap(xml: string, about: string): Promise<void> {
  const schema = fs.readFileSync(path.join(schemas, 'sitemap.xsd'), 'utf8')
  const { valid, errors } = await validateXML({ xml, schema })
  assert.ok(valid, `${about}: ${errors.map(({ message }) => message).join('; ')}`)
}
