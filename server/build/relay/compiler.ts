import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { finishArtifacts, type Files } from './artifacts.ts'
import { readableErrors } from './messages.ts'
import { schemaFactsOf } from './schemaFacts.ts'
import { createSourceCopies } from './sourceCopies.ts'

// The package has no types; what it exports is the path of the program for this machine.
const program: string | null = createRequire(import.meta.url)('relay-compiler')

/**
 * The result of a compile: the finished artifacts by file name, or the problem in words for a
 * person.
 */
export type Outcome = { readonly files: Files } | { readonly problem: string }

/** A Relay project as configured. */
interface RelayConfig {
  readonly src: string
  readonly schema: string
  readonly artifactDirectory: string
  readonly persistConfig: object
}

export interface Compiler {
  /** Folder of the committed artifacts. */
  readonly artifactDirectory: string
  /** Rejects once the signal is aborted. */
  compile(signal?: AbortSignal): Promise<Outcome>
  dispose(): Promise<void>
}

/**
 * Makes the compiler of one Relay project. It compiles into a folder of its own: the artifacts are
 * finished afterwards (query text, pruning), and only what differs is written to the real folder,
 * so that a watching bundler sees no other change.
 */
export async function createCompiler(root: string, configFile: string): Promise<Compiler> {
  if (!program)
    throw new Error(`Relay's compiler has no program for ${process.platform} ${process.arch}.`)
  const executable = program
  const home = path.dirname(path.join(root, configFile))
  const config: RelayConfig = JSON.parse(await fs.readFile(path.join(root, configFile), 'utf8'))
  const fromRoot = (file: string) => path.relative(root, path.resolve(home, file))
  const own = { ...config, src: fromRoot(config.src), schema: fromRoot(config.schema) }
  const scratch = await makeScratch(root, own)
  const copySources = createSourceCopies(root, own.src, scratch)
  let former: { schema: string; outcome: Outcome } | undefined
  let facts: { schema: string; of: object } | undefined

  async function compile(schema: string, signal?: AbortSignal): Promise<Outcome> {
    await fs.writeFile(path.join(scratch, own.schema), schema)
    const { code, output } = await run(executable, scratch, signal)
    if (code !== 0) return { problem: readableErrors(output) }
    if (facts?.schema !== schema) facts = { schema, of: schemaFactsOf(schema) }
    return { files: finishArtifacts(readFiles(path.join(scratch, 'artifacts')), facts.of) }
  }
  return {
    artifactDirectory: path.resolve(home, config.artifactDirectory),
    async compile(signal) {
      const schema = await fs.readFile(path.join(root, own.schema), 'utf8')
      const isSame = !copySources() && former?.schema === schema
      if (isSame && former) return former.outcome
      former = undefined
      const outcome = await compile(schema, signal)
      former = { schema, outcome }
      return outcome
    },
    dispose: () => fs.rm(scratch, { recursive: true, force: true }),
  }
}

async function makeScratch(root: string, config: RelayConfig): Promise<string> {
  await fs.mkdir(path.join(root, '.cache'), { recursive: true })
  const scratch = await fs.mkdtemp(path.join(root, '.cache/relay-'))
  const [artifactDirectory, src] = ['./artifacts', `./${config.src}`]
  for (const folder of [artifactDirectory, src, path.dirname(config.schema)])
    await fs.mkdir(path.join(scratch, folder), { recursive: true })
  // The compiler refuses to start without the persisted file, and looks for it from the folder it runs in.
  const persisted = './artifacts/persisted.json'
  await fs.writeFile(path.join(scratch, persisted), '{}')
  const own = {
    ...config,
    src,
    schema: `./${config.schema}`,
    artifactDirectory,
    persistConfig: { ...config.persistConfig, file: persisted },
  }
  await fs.writeFile(path.join(scratch, 'relay.config.json'), JSON.stringify(own))
  return scratch
}

// --noWatchman: an old Watchman on the machine would break even a single compile.
function run(
  program: string,
  cwd: string,
  signal?: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['--noWatchman', '--output', 'quiet-with-errors'], {
      cwd,
      signal,
      // Two threads wait for each other so much that one takes two thirds of their time (measured on two cores).
      env: { ...process.env, RAYON_NUM_THREADS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** At once: hundreds of small files take several times as long one promise each. */
function readFiles(folder: string): Files {
  const names = readdirSync(folder).sort()
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}
