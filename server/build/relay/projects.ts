import path from 'node:path'

/** The two Relay projects: the product, and the client core's own tests, whose schema knows no product. */
export const projects = ['relay.config.json', 'src/relay/testing/core/relay.config.json'] as const

/** Folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..')
