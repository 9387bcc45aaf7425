import fs from 'node:fs'
import type { Plugin } from 'vite'

/** The hooks that the client uses: the file that is the hook, and its name there unless it is the whole. */
const hooks: Readonly<Record<string, readonly [file: string, name?: string]>> = {
  RelayEnvironmentProvider: ['RelayEnvironmentProvider'],
  loadQuery: ['loadQuery', 'loadQuery'],
  useFragment: ['useFragment'],
  useMutation: ['useMutation'],
  usePaginationFragment: ['usePaginationFragment'],
  usePreloadedQuery: ['usePreloadedQuery'],
  useQueryLoader: ['useQueryLoader'],
  useRefetchableFragment: ['useRefetchableFragment'],
  useRelayEnvironment: ['useRelayEnvironment'],
}

/** The exports of relay-runtime that the client and those hooks use, likewise. */
const runtime: typeof hooks = {
  ConnectionHandler: ['handlers/connection/ConnectionHandler'],
  ConnectionInterface: ['handlers/connection/ConnectionInterface'],
  DefaultHandlerProvider: ['handlers/RelayDefaultHandlerProvider'],
  Environment: ['store/RelayModernEnvironment'],
  ID_KEY: ['store/RelayStoreUtils', 'ID_KEY'],
  Network: ['network/RelayNetwork'],
  Observable: ['network/RelayObservable'],
  PreloadableQueryRegistry: ['query/PreloadableQueryRegistry'],
  ROOT_ID: ['store/RelayStoreUtils', 'ROOT_ID'],
  Record: ['store/RelayModernRecord'],
  RecordSource: ['store/RelayRecordSource'],
  RelayFeatureFlags: ['util/RelayFeatureFlags'],
  ReplaySubject: ['util/RelayReplaySubject'],
  Store: ['store/RelayModernStore'],
  applyOptimisticMutation: ['mutations/applyOptimisticMutation'],
  areEqualSelectors: ['store/RelayModernSelector', 'areEqualSelectors'],
  commitLocalUpdate: ['mutations/commitLocalUpdate'],
  commitMutation: ['mutations/commitMutation'],
  createOperationDescriptor: ['store/RelayModernOperationDescriptor', 'createOperationDescriptor'],
  fetchQuery: ['query/fetchQuery'],
  getFragment: ['query/GraphQLTag', 'getFragment'],
  getFragmentIdentifier: ['util/getFragmentIdentifier'],
  getPaginationMetadata: ['util/getPaginationMetadata'],
  getPaginationVariables: ['util/getPaginationVariables'],
  getPendingOperationsForFragment: ['util/getPendingOperationsForFragment'],
  getRefetchMetadata: ['util/getRefetchMetadata'],
  getRequest: ['query/GraphQLTag', 'getRequest'],
  getRequestIdentifier: ['util/getRequestIdentifier'],
  getSelector: ['store/RelayModernSelector', 'getSelector'],
  getValueAtPath: ['util/getValueAtPath'],
  getVariablesFromFragment: ['store/RelayModernSelector', 'getVariablesFromFragment'],
  graphql: ['query/GraphQLTag', 'graphql'],
  handlePotentialSnapshotErrors: [
    'util/handlePotentialSnapshotErrors',
    'handlePotentialSnapshotErrors',
  ],
  isPromise: ['util/isPromise'],
  readInlineData: ['store/readInlineData'],
  recycleNodesInto: ['util/recycleNodesInto'],
}

/** Members of relay-runtime's `__internal`, likewise. */
const internal: typeof hooks = {
  createRelayContext: ['store/createRelayContext'],
  createRelayLoggingContext: ['store/createRelayLoggingContext'],
  fetchQuery: ['query/fetchQueryInternal', 'fetchQuery'],
  fetchQueryDeduped: ['query/fetchQueryInternal', 'fetchQueryDeduped'],
  getObservableForActiveRequest: ['query/fetchQueryInternal', 'getObservableForActiveRequest'],
  getPromiseForActiveRequest: ['query/fetchQueryInternal', 'getPromiseForActiveRequest'],
}

const prefix = '\0lean:'
const published = /\/(react-relay|relay-runtime)\/lib\/.+\.js$/

/**
 * Stands in for the indexes of react-relay and relay-runtime in a build: both packages are CommonJS, which no bundler
 * can shake, and their indexes load every part. The parts themselves stay as they were published. A name that is
 * missing in the lists above fails the build until it is added.
 */
export function leanRelay(): Plugin {
  return {
    name: 'earshot:lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.startsWith(prefix)) return source
      if (source === 'react-relay') return `${prefix}hooks`
      if (source !== 'relay-runtime') return null
      return published.test(importer)
        ? `${prefix}required:${namesRequired(fs.readFileSync(importer, 'utf8')).join(',')}`
        : `${prefix}runtime`
    },
    load: (id) =>
      id.startsWith(prefix)
        ? { code: standIn(id.slice(prefix.length)), moduleSideEffects: false }
        : null,
    transform: {
      filter: { id: published },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  }
}

/** Names that a file of react-relay takes from relay-runtime's index. */
function namesRequired(code: string): string[] {
  const bindings = [...code.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)]
  const used = bindings.flatMap(([, binding]) =>
    [...code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  )
  return [...new Set(used)].sort()
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
      return Object.keys(runtime)
        .map((name) => `export { ${name} } from '${prefix}part:${name}'`)
        .join('\n')
    case 'part':
      return reexport(what, 'relay-runtime/lib', runtime[what])
    case 'internal':
      return `module.exports = ${objectOf(internal, Object.keys(internal))}`
    default:
      return `module.exports = ${objectOf(runtime, what.split(','))}`
  }
}

function reexport(
  name: string,
  folder: string,
  [file = '', inside = 'default']: (typeof hooks)[string] = [''],
): string {
  return `export { ${inside} as ${name} } from '${folder}/${file}'`
}

/** An object literal whose values are required from where they are. */
function objectOf(places: typeof hooks, names: readonly string[]): string {
  const members = names.map((name) => {
    if (name === '__internal') return `${name}: require('${prefix}internal')`
    const place = places[name]
    if (!place) throw new Error(`react-relay uses ${name} of relay-runtime: add it to leanRelay.ts`)
    const [file, inside] = place
    return `${name}: require('relay-runtime/lib/${file}')${inside === undefined ? '' : `.${inside}`}`
  })
  return `{ ${members.join(', ')} }`
}
