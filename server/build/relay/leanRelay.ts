import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { asModule, shapeOf, type Shape } from './asModule.ts'
import { hooks, internal, runtime } from './leanNames.mjs'

const prefix = '\0lean:'
const published = /\/(react-relay|relay-runtime)\/lib\/.+\.js$/
/** The cache of Relay Resolvers, in whose place the build puts one that holds none. */
const resolverCache = /\/live-resolvers\/LiveResolverCache$/
/** Updatable queries and fragments, in whose place the build puts what refuses to read one. */
const updatables = /\/readUpdatable(Query|Fragment)$/
const packages = path.resolve(import.meta.dirname, '../../../node_modules')

/**
 * Stands in for the indexes of react-relay and relay-runtime in a build, which load every part, and
 * writes the parts as ES modules (ADR 056): both packages are CommonJS, which no bundler can shake.
 * A name that is missing in the lists of leanNames.mjs fails the build until it is added.
 */
export function leanRelay(): Plugin {
  return {
    name: 'earshot:lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(prefix)) return source
      if (resolverCache.test(source)) return path.join(import.meta.dirname, 'noResolverCache.ts')
      if (updatables.test(source)) return path.join(import.meta.dirname, 'noUpdatables.ts')
      if (source === 'react-relay') return `${prefix}hooks`
      return source === 'relay-runtime' ? `${prefix}runtime` : null
    },
    load: (id) =>
      id.startsWith(prefix)
        ? { code: standIn(id.slice(prefix.length)), moduleSideEffects: false }
        : null,
    transform: {
      filter: { id: published },
      handler: (code, id) => {
        for (const name of namesRequired(code))
          if (name !== '__internal' && !(name in runtime))
            throw new Error(`react-relay uses ${name} of relay-runtime: add it to leanNames.mjs`)
        const module = asModule(code, (source) => shapeOfSource(source, id))
        return { code: module, map: null, moduleSideEffects: false }
      },
    },
  }
}

/** The shape of what a published file requires. */
function shapeOfSource(source: string, from: string): Shape {
  if (source === 'relay-runtime' || source === 'react') return 'named'
  if (!source.startsWith('.')) return 'whole'
  return shapeOfFile(path.resolve(path.dirname(from), source))
}

function shapeOfFile(file: string): Shape {
  return shapeOf(fs.readFileSync(/\.js$/.test(file) ? file : `${file}.js`, 'utf8'))
}

/** Names that a file of react-relay takes from relay-runtime's index. */
function namesRequired(code: string): string[] {
  const bindings = [...code.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)]
  const used = bindings.flatMap(([, binding]) =>
    [...code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  )
  return [...new Set(used)]
}

/** The code of a module that stands in: by its name, or `kind:` and what it offers. */
function standIn(id: string): string {
  const [kind, what = ''] = id.split(':')
  switch (kind) {
    case 'hooks':
      // Each name has a module of its own: what lazy code alone uses stays out of the first chunk.
      return [
        ...Object.keys(hooks).map((name) => `export { ${name} } from '${prefix}hook:${name}'`),
        `export * from '${prefix}runtime'`,
      ].join('\n')
    case 'hook':
      return reexport(what, 'react-relay/lib/relay-hooks', hooks[what])
    case 'runtime':
      return [
        ...Object.keys(runtime).map((name) => `export { ${name} } from '${prefix}part:${name}'`),
        `export * as __internal from '${prefix}internal'`,
      ].join('\n')
    case 'part':
      return reexport(what, 'relay-runtime/lib', runtime[what])
    default:
      return Object.entries(internal)
        .map(([name, place]) => reexport(name, 'relay-runtime/lib', place))
        .join('\n')
  }
}

function reexport(
  name: string,
  folder: string,
  [file = '', inside]: (typeof hooks)[string] = [''],
): string {
  const at = `${folder}/${file}`
  if (inside !== undefined) return `export { ${inside} as ${name} } from '${at}'`
  return shapeOfFile(path.join(packages, at)) === 'named'
    ? `export * as ${name} from '${at}'`
    : `export { default as ${name} } from '${at}'`
}
