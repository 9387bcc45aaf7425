import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Plugin, ViteDevServer } from 'vite'
import { createArtifactNews } from './artifactNews.ts'
import { openProjects, type ProjectSet } from './compileAll.ts'
import { noteDocuments, readDocuments } from './documents.ts'
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
  const pacer = createPacer((signal) => (compiling = compile(signal)))
  let compiling: Promise<void> | undefined
  let documents: Promise<Map<string, string>> | undefined
  const news = createArtifactNews()

  /** Compiles, tells of errors and their mending, and notes the artifacts that were written. */
  async function compile(signal?: AbortSignal): Promise<void> {
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
    news.add(result.written)
  }

  function showProblem(): void {
    if (problem)
      server?.ws.send({ type: 'error', err: { message: problem, stack: '', plugin: 'relay' } })
  }

  return {
    name: 'earshot:relay-compiler',
    // Each environment begins, and their artifacts are the same.
    async buildStart() {
      await (compiling ??= compile())
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
      if (!mayCompile) await compiling?.catch(() => undefined)
      if (news.has(file)) return []
      if (type === 'delete') (await documents)?.delete(file)
      const mustCompile =
        mayCompile &&
        (type === 'delete' ||
          (await noteDocuments(await documents, file, read)) ||
          problem !== null)
      if (mustCompile) {
        await pacer.request()
        // What nothing imports yet leaves the telling to what was saved with it.
        if (modules.length === 0) await setImmediate()
      }
      // After Vite's own update, which would clear the overlay.
      if (problem) setTimeout(showProblem, 50)
      // In one update with their component: a new fragment never runs with its old artifact.
      const artifacts = news
        .take()
        .flatMap((name) => [...(this.environment.moduleGraph.getModulesByFile(name) ?? [])])
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
