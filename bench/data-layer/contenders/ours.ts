import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createEnvironment } from '#relay/environment.ts'
import type { SchemaFacts } from '#relay/store/schemaFacts.ts'
import type { Contender } from '../contender.ts'
import { relayClient } from './relayClient.ts'

const file = path.resolve(import.meta.dirname, '../../../__generated__/rootFields.json')
const schemaFacts = JSON.parse(readFileSync(file, 'utf8')) as SchemaFacts

/**
 * src/relay as the product uses it: every step, ids of type and id, handlers, missing-field
 * handlers.
 */
export const ours: Contender = {
  name: 'ours',
  create: (setting) =>
    relayClient(createEnvironment({ schemaFacts, fetch: setting.fetch }), setting),
}
