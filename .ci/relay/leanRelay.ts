import type { Plugin } from 'vite'

/** The hooks that the client uses, each from its own file: the package's own index brings them all. */
const hooks = {
  EntryPointContainer: 'EntryPointContainer.react',
  RelayEnvironmentProvider: 'RelayEnvironmentProvider',
  loadEntryPoint: 'loadEntryPoint',
  useFragment: 'useFragment',
  useMutation: 'useMutation',
  usePaginationFragment: 'usePaginationFragment',
  usePreloadedQuery: 'usePreloadedQuery',
  useQueryLoader: 'useQueryLoader',
  useRefetchableFragment: 'useRefetchableFragment',
  useRelayEnvironment: 'useRelayEnvironment',
} as const

const runtime = [
  'ConnectionHandler',
  'applyOptimisticMutation',
  'commitLocalUpdate',
  'commitMutation',
  'fetchQuery',
  'graphql',
  'readInlineData',
]

/** Parts of relay-runtime that its index loads and that nothing of ours reaches. */
const unreached =
  /relay-runtime\/lib\/(experimental|store\/(NormalizationEngine|createFragmentSpecResolver)|mutations\/(createUpdatableProxy|readUpdatableFragment|RelayDeclarativeMutationConfig)|query\/fetchQuery_DEPRECATED|network\/RelayQueryResponseCache|subscription\/requestSubscription)\.js$/

/** The old half of `useFragment`, behind a flag that is on; its other half is always taken. */
const flaggedOff = /react-relay\/lib\/relay-hooks\/useFragmentInternal_CURRENT\.js$/

/** Hooks that hold both halves of the same flag in one file: the half that is taken stands in for them. */
const flaggedOn = /react-relay\/lib\/relay-hooks\/(useLoadMoreFunction|useQueryLoader)\.js$/

/** The cache of client-side resolvers, of which there are none: what the store tells it leads to nothing. */
const resolvers = /relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/

const noResolvers = `exports.LiveResolverCache = class {
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false }
  invalidateDataIDs() {}
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
exports.getUpdatedDataIDs = (records) => records
exports.RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription'`

/** Babel's helpers for browsers of old, which Relay's packages are compiled with: every browser of the build's target does the same by itself. */
const helpers =
  /@babel\/runtime\/helpers\/(objectSpread2|toConsumableArray|createForOfIteratorHelper)\.js$/

const native: Readonly<Record<string, string>> = {
  objectSpread2: '(...parts) => Object.assign(...parts)',
  toConsumableArray: '(values) => [...values]',
  createForOfIteratorHelper: `(values) => {
    const iterator = values[Symbol.iterator]()
    let step
    return { s() {}, n: () => (step = iterator.next()), e(error) { throw error }, f() { if (step?.done === false) iterator.return?.() } }
  }`,
}

const name = '\0lean-react-relay'

/**
 * Leaves out of a build what the client does not use of Relay: both packages are CommonJS, which no bundler can shake.
 * Importing another hook fails the build until it is named here; reaching a part that was left out says so.
 */
export function leanRelay(): Plugin {
  return {
    name: 'earshot:lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-relay' ? name : null),
    load(id) {
      if (id === name) return reexports()
      if (unreached.test(id) || flaggedOff.test(id))
        return `module.exports = function () { throw new Error('Left out of the build by .ci/relay/leanRelay.ts: ${id.split('/lib/')[1]}') }`
      const half = flaggedOn.exec(id)?.[1]
      if (half !== undefined) return `module.exports = require('./${half}_EXPERIMENTAL')`
      const helper = native[helpers.exec(id)?.[1] ?? '']
      if (helper !== undefined)
        return `module.exports = ${helper}\nmodule.exports.default = module.exports`
      return resolvers.test(id) ? noResolvers : null
    },
  }
}

function reexports(): string {
  const own = Object.entries(hooks).map(
    ([hook, file]) => `export { default as ${hook} } from 'react-relay/lib/relay-hooks/${file}'`,
  )
  return [
    ...own,
    `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery'`,
    `export { ${runtime.join(', ')} } from 'relay-runtime'`,
  ].join('\n')
}
