import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ConcreteRequest, ReaderFragment } from 'relay-runtime'
import { documents } from './documents.ts'

export interface Compiled {
  readonly list: ConcreteRequest
  readonly mutation: ConcreteRequest
  readonly row: ReaderFragment
  readonly vote: ReaderFragment
}

/** Compiles the documents into a folder of the cache, apart from the product's artifacts. */
export async function compileDocuments(): Promise<Compiled> {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = path.join(root, '.cache/bench/relay')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'src/artifacts'), { recursive: true })
  copyFileSync(path.join(root, 'schema.graphql'), path.join(folder, 'schema.graphql'))
  const tags = Object.values(documents).map((text) => `graphql\`${text}\``)
  writeFileSync(path.join(folder, 'src/bench.ts'), tags.join('\n'))
  const config = {
    src: './src',
    schema: './schema.graphql',
    artifactDirectory: './src/artifacts',
    language: 'typescript',
    eagerEsModules: true,
    useImportTypeSyntax: true,
    customScalarTypes: { DateTime: 'string' },
  }
  writeFileSync(path.join(folder, 'relay.config.json'), JSON.stringify(config))
  const compiler = createRequire(import.meta.url)('relay-compiler') as string | null
  if (!compiler)
    throw new Error(`Relay's compiler has no program for ${process.platform} ${process.arch}.`)
  execFileSync(compiler, ['--noWatchman', '--output', 'quiet-with-errors'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const artifact = async <T>(name: string): Promise<T> =>
    ((await import(path.join(folder, `src/artifacts/${name}.graphql.ts`))) as { default: T })
      .default
  return {
    list: await artifact('benchListQuery'),
    mutation: await artifact('benchVoteMutation'),
    row: await artifact('benchRow_idea'),
    vote: await artifact('benchVote_idea'),
  }
}
