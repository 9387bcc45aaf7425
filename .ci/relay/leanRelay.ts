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

const runtime = ['ConnectionHandler', 'applyOptimisticMutation', 'commitLocalUpdate', 'commitMutation', 'fetchQuery', 'graphql', 'readInlineData', 'requestSubscription']

/** Parts of relay-runtime that its index loads and that nothing of ours reaches. */
const unreached = /relay-runtime\/lib\/(experimental|store\/(NormalizationEngine|createFragmentSpecResolver)|mutations\/createUpdatableProxy)\.js$/

/** The old half of `useFragment`, behind a flag that is on; its other half is always taken. */
const flaggedOff = /react-relay\/lib\/relay-hooks\/useFragmentInternal_CURRENT\.js$/

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
      if (unreached.test(id) || flaggedOff.test(id)) return `module.exports = function () { throw new Error('Left out of the build by .ci/relay/leanRelay.ts: ${id.split('/lib/')[1]}') }`
      return null
    },
  }
}

function reexports(): string {
  const own = Object.entries(hooks).map(([hook, file]) => `export { default as ${hook} } from 'react-relay/lib/relay-hooks/${file}'`)
  return [...own, `export { ${runtime.join(', ')} } from 'relay-runtime'`].join('\n')
}
