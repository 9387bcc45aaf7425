import fs from 'node:fs'
import path from 'node:path'
import { createCompiler, type Compiler } from './compiler.ts'
import { projects, root } from './projects.ts'
import { writeDifference } from './sync.ts'

/** The result of compiling all projects. */
export interface CompileResult {
  /** The problem in words for a person, or null. */
  readonly problem: string | null
  /** Artifacts that were written, as absolute paths. */
  readonly written: readonly string[]
}

/** All Relay projects of the repository, ready to be compiled again and again. */
export interface ProjectSet {
  /** Compiles and writes what changed; rejects, with nothing written by what is stopped, once the signal is aborted. */
  compile(signal?: AbortSignal): Promise<CompileResult>
  dispose(): Promise<void>
}

/** Makes the compilers of those projects whose configuration exists. */
export async function createCompilers(): Promise<readonly Compiler[]> {
  const configured = projects.filter((file) => fs.existsSync(path.join(root, file)))
  return Promise.all(configured.map((file) => createCompiler(root, file)))
}

/** Opens all projects for a watcher. */
export async function openProjects(): Promise<ProjectSet> {
  const compilers = await createCompilers()
  return {
    async compile(signal) {
      const results = await Promise.all(compilers.map((one) => compileInto(one, signal)))
      const problem = results.flatMap((result) => result.problem ?? []).join('\n\n') || null
      return { problem, written: results.flatMap(({ written }) => written) }
    },
    dispose: async () => void (await Promise.all(compilers.map((compiler) => compiler.dispose()))),
  }
}

async function compileInto(
  { compile, artifactDirectory }: Compiler,
  signal?: AbortSignal,
): Promise<CompileResult> {
  const outcome = await compile(signal)
  if ('problem' in outcome) return { problem: outcome.problem, written: [] }
  const { changed } = await writeDifference(artifactDirectory, outcome.files)
  return { problem: null, written: changed.map((name) => path.join(artifactDirectory, name)) }
}
