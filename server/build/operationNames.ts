import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ARTIFACTS = path.resolve(import.meta.dirname, '../../__generated__')
/** The compiler demands that an operation is named so, and a fragment never is. */
const operation = /^(\w+(?:Query|Mutation|Subscription))\.graphql\.ts$/

/** Writes down the names of the client's operations, by which the server's metrics tell them apart. */
export function operationNames(): Plugin {
  return {
    name: 'earshot:operation-names',
    apply: 'build',
    generateBundle() {
      const names = readdirSync(ARTIFACTS).flatMap((file) => operation.exec(file)?.[1] ?? [])
      const source = JSON.stringify(names.sort())
      this.emitFile({ type: 'asset', fileName: '.vite/operations.json', source })
    },
  }
}
