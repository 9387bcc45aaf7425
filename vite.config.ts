import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { chunkGroups } from './server/build/chunks.ts'
import { freshRenders } from './server/build/development/freshRenders.ts'
import { mismatchOverlay } from './server/build/development/mismatchOverlay.ts'
import { displayNames } from './server/build/displayNames.ts'
import { operationNames } from './server/build/operationNames.ts'
import { pagePreloads } from './server/build/pages/pagePreloads.ts'
import { leanArtifacts } from './server/build/relay/leanArtifacts.ts'
import { leanRelay } from './server/build/relay/leanRelay.ts'
import { relayCompiler } from './server/build/relay/vitePlugin.ts'
import { release } from './server/build/release.ts'
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

/** The client as browsers load it. */
const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  // The texts of the licences of what is in it, which most of them ask for.
  license: { fileName: 'licences.md' },
  target: 'es2022',
  // Every browser of that target preloads modules by itself.
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    checks: { pluginTimings: false },
    // Reading a property of what is imported does nothing else, in our code and in that of our packages.
    treeshake: { propertyReadSideEffects: false },
    output: {
      // Short, since the first chunk names every file that it may load.
      chunkFileNames: ({ name }) =>
        `assets/${name.replace(/\.(lazy|entrypoint)$/, '').slice(0, 2)}-[hash:7].js`,
      assetFileNames: ({ names: [name = ''] }) =>
        `assets/${name.endsWith('.css') ? name.slice(0, -4).slice(0, 2) : '[name]'}-[hash:7][extname]`,
      codeSplitting: {
        groups: chunkGroups,
      },
    },
  },
}

/** The client as the server renders it, with its packages in one file for each of its pages. */
const renderBuild: BuildEnvironmentOptions = {
  outDir: 'dist/render',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    checks: { pluginTimings: false },
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    relayCompiler(),
    leanRelay(),
    leanArtifacts(),
    displayNames(),
    react(),
    onGraphqlOnly(relay as Plugin),
    pagePreloads(),
    operationNames(),
    release(),
    freshRenders(),
    mismatchOverlay(),
  ],
  resolve: { alias: command === 'build' ? [...routerBuild, ...helpers] : [] },
  server: {
    watch: {
      ignored: [
        ...['.cache', 'data', 'dist'].map((folder) =>
          path.resolve(import.meta.dirname, folder, '**'),
        ),
        // What becomes an artifact in one step.
        '**/*.half',
      ],
    },
  },
  // Files name each other by where they lie, so that one build serves a site under any path; the
  // server writes the path into the page.
  experimental: {
    renderBuiltUrl: (_, { hostType, ssr }) =>
      ssr || hostType === 'html' ? undefined : { relative: true },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  // While developing, Node loads the packages: most are CommonJS, which Vite runs as it is in no module.
  ssr: { noExternal: command === 'build' || undefined },
  build: isSsrBuild ? renderBuild : browserBuild,
}))
