import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { openProjects, type ProjectSet } from './compileAll.ts'
import { documentsIn, readDocuments } from './documents.ts'
import { keptAcrossUpdates, keptQueryCode, keptQueryOf, parametersModule } from './hotParameters.ts'
import { createPacer } from './pacer.ts'
import { root } from './projects.ts'
import { bearsOnArtifacts } from './watched.ts'

/** Compiles Relay's artifacts in Vite: before a build, and while developing at each save, with errors as an overlay. */
export function relayCompiler(): Plugin {
  let projects: ProjectSet | undefined
  let server: ViteDevServer | undefined
  let problem: string | null = null
  // A new component and the one that shows it are saved together.
  const pacer = createPacer(compile)
  let documents: Promise<Map<string, string>> | undefined

  /** Compiles, tells of errors and their mending, and gives the artifacts that were written. */
  async function compile(signal?: AbortSignal): Promise<readonly string[]> {
    projects ??= await openProjects()
    const former = problem
    const result = await projects.compile(signal)
    problem = result.problem
    if (problem && problem !== former)
      server?.config.logger.error(`\n${problem}\n`, { timestamp: true })
    if (!problem && former) {
      server?.config.logger.info('Relay: mended', { timestamp: true })
      // An update of nothing clears the overlay, also when no module changes.
      server?.ws.send({ type: 'update', updates: [] })
    }
    return result.written
  }

  /** Most saves change no document, and need not wait for the compiler. */
  async function hasNewDocuments(
    file: string,
    read: () => string | Promise<string>,
  ): Promise<boolean> {
    const known = await documents
    const before = known?.get(file)
    const now = file.endsWith('.graphql') ? undefined : documentsIn(await read())
    if (now !== undefined) known?.set(file, now)
    return problem !== null || now === undefined || now !== before
  }

  function showProblem(): void {
    if (problem)
      server?.ws.send({ type: 'error', err: { message: problem, stack: '', plugin: 'relay' } })
  }

  return {
    name: 'earshot:relay-compiler',
    async buildStart() {
      await compile()
      if (problem && !server) this.error(problem)
    },
    configureServer(started) {
      server = started
      documents = readDocuments()
      started.ws.on('connection', showProblem)
    },
    async hotUpdate({ type, file, modules, read }) {
      if (this.environment.name !== 'client') return
      const mayCompile = bearsOnArtifacts(path.relative(root, file))
      if (type === 'delete') (await documents)?.delete(file)
      const mustCompile = mayCompile && (type === 'delete' || (await hasNewDocuments(file, read)))
      const written = mustCompile ? await pacer.request() : []
      // After Vite's own update, which would clear the overlay.
      if (problem) setTimeout(showProblem, 50)
      // In one update with their component: a new fragment never runs with its old artifact.
      const artifacts = written.flatMap((name) => [
        ...(this.environment.moduleGraph.getModulesByFile(name) ?? []),
      ])
      return artifacts.length > 0 ? [...modules, ...artifacts] : undefined
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer = '', options) {
        // The server renders each page anew, and keeps no query across an update.
        if (!server || this.environment.name !== 'client' || !source.endsWith('.graphql.ts'))
          return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && keptQueryOf(found.id, importer)
      },
    },
    load: (id) => keptQueryCode(id),
    transform: {
      filter: { id: parametersModule },
      handler: (code) => (server ? { code: keptAcrossUpdates(code), map: null } : null),
    },
    async buildEnd() {
      await projects?.dispose()
      projects = undefined
    },
  }
}
