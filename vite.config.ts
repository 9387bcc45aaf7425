import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { displayNames } from './server/build/displayNames.ts'
import { pagePreloads } from './server/build/pages/pagePreloads.ts'
import { leanArtifacts } from './server/build/relay/leanArtifacts.ts'
import { leanRelay } from './server/build/relay/leanRelay.ts'
import { relayCompiler } from './server/build/relay/vitePlugin.ts'
import { scopedClassName } from './server/build/scopedClassName.ts'

/** vite-plugin-relay runs Babel on each module that it sees: it gets to see those with a graphql tag. */
function onGraphqlOnly({ name, transform }: Plugin): Plugin {
  if (typeof transform !== 'function')
    throw new Error('vite-plugin-relay has changed: its transform is no function')
  return {
    name,
    transform: { filter: { id: /\/src\/.+\.tsx?(\?|$)/, code: /graphql`/ }, handler: transform },
  }
}

const api = `http://localhost:${process.env['PORT'] ?? 4000}`

/** The router's package resolves to its development build, warnings and all, whatever the mode. */
const routerBuild = [
  {
    find: /^react-router$/,
    replacement: path.resolve(
      import.meta.dirname,
      'node_modules/react-router/dist/production/index.mjs',
    ),
  },
  {
    find: /^react-router\/dom$/,
    replacement: path.resolve(
      import.meta.dirname,
      'node_modules/react-router/dist/production/dom-export.mjs',
    ),
  },
]

/** Babel's helpers for browsers of old, which Relay's packages are compiled with: every browser of the build's target does the same by itself. */
const helpers = [
  'createForOfIteratorHelper',
  'defineProperty',
  'objectWithoutPropertiesLoose',
  'objectSpread2',
  'toConsumableArray',
  'toPropertyKey',
].map((name) => ({
  find: `@babel/runtime/helpers/${name}`,
  replacement: path.resolve(import.meta.dirname, `server/build/helpers/${name}.cjs`),
}))

/** What is drawn over the screen, and the packages that it is made of. */
const overlays =
  /src\/ui\/overlays\/|node_modules\/(@?react-aria|@?react-stately|@internationalized)/

/** Acts, further pages of a list and queries asked later, with the lazy pieces of the first screen that open nothing. */
const behindFirst = new RegExp(
  [
    'node_modules/(react-relay|relay-runtime)/|lean:|src/relay/',
    '/(RootExtras|FrameExtras|BareFrame|OfflineBanner|MembersOnlyScreen|NoSiteScreen|NotFoundScreen)\\.lazy',
    '/(ActiveFilters|IdeaListEmpty|IdeaListPage|ListKeys|ResultCount|SortNote|useVoteForIdea)\\.lazy',
  ].join('|'),
)

export default defineConfig(({ command }) => ({
  plugins: [
    relayCompiler(),
    leanRelay(),
    leanArtifacts(),
    displayNames(),
    react(),
    onGraphqlOnly(relay as Plugin),
    pagePreloads(),
  ],
  resolve: {
    // While developing the hooks alone, without the containers of old; a build is leaner still (leanRelay).
    alias:
      command === 'build'
        ? [...routerBuild, ...helpers]
        : [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
  },
  server: {
    proxy: { '/graphql': api, '/api': api, '/images': api, '/health': api },
    watch: {
      ignored: ['.cache', 'data', 'dist'].map((folder) =>
        path.resolve(import.meta.dirname, folder, '**'),
      ),
    },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    // What the first screen needs travels as one file: split by who shares it, it is 8 kB more, compressed, and a round trip longer.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Reading a property of what is imported does nothing else, in our code and in that of our packages.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Short, since the first chunk names every file that it may load.
        chunkFileNames: ({ name }) =>
          `assets/${name.replace(/\.(lazy|entrypoint)$/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // What comes right behind the first screen travels as one file as well.
            { name: 'behind', test: behindFirst, priority: 1 },
            // Whatever opens over the screen shares these parts: apart they are as many bytes and more requests.
            { name: 'overlays', test: overlays, priority: 1 },
            // Fields with suggestions have the same look, and none of those parts.
            { name: 'floating', test: /ui\/floating/, priority: 2 },
          ],
        },
      },
    },
  },
}))
