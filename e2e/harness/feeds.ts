import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'

const read = (name: string): string =>
  fs.readFileSync(path.resolve(import.meta.dirname, '../fixtures/feeds', name), 'utf8')
const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv)
const isJsonFeed = ajv.compile(JSON.parse(read('jsonFeed.schema.json')) as object)

/** What a feed shows of an entry. */
export interface Item {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content_html: string
}

/** Checks a JSON Feed against its schema, and that no two entries have one id. Gives them. */
export function requireJsonFeed(text: string, about: string): readonly Item[] {
  const feed = JSON.parse(text) as { items: Item[] }
  assert.ok(isJsonFeed(feed), `${about}: ${ajv.errorsText(isJsonFeed.errors)}`)
  assert.equal(new Set(feed.items.map(({ id }) => id)).size, feed.items.length, about)
  return feed.items
}

/** Checks an Atom feed against the grammar. */
export async function requireAtom(xml: string, about: string): Promise<void> {
  const { valid, errors } = await validateXML({
    xml,
    schema: read('atom.rng'),
    extension: 'relaxng',
  })
  assert.ok(valid, `${about}: ${errors.map(({ message }) => message).join('; ')}`)
}
