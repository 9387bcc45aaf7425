import path from 'node:path'
import { hooks, runtime } from './server/build/relay/leanNames.mjs'

const root = import.meta.dirname
const at = (...parts) => path.join(root, ...parts)

const relayNames = {
  'react-relay': [...Object.keys(hooks), ...Object.keys(runtime)],
  'relay-runtime': Object.keys(runtime),
}

// Inline on purpose: vite-plugin-relay would apply a Babel config at the root to the client, as CommonJS, in one chunk.
const transformWith = (artifacts) => [
  at('.ci/jest/transform.cjs'),
  {
    configFile: false,
    babelrc: false,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: [
      ['babel-plugin-relay', { artifactDirectory: at(artifacts), eagerEsModules: true }],
      at('.ci/jest/importMeta.cjs'),
      [at('.ci/jest/leanRelay.cjs'), relayNames],
    ],
  },
]

const retry = /^(1|true)$/.test(process.env.CI ?? '') ? [at('.ci/jest/retry.cjs')] : []

// For `npm test -- all` alone, as PostgreSQL is (server/testing/databases.ts).
const slow = process.env.TEST_SCOPE === 'all' ? [] : ['\\.slow\\.test\\.tsx?$']

const common = {
  rootDir: root,
  // Kept from run to run, wherever temporary files are. Each project's own: what stands beside the projects is of none.
  cacheDirectory: at('.cache/jest'),
  testPathIgnorePatterns: ['/node_modules/', ...slow],
  transform: {
    // The client core's tests have a schema of their own, which knows no product.
    '/src/relay/.+\\.[jt]sx?$': transformWith('src/relay/testing/core/__generated__'),
    '\\.[cm]?[jt]sx?$': transformWith('__generated__'),
  },
  // Of the packages that are ES modules alone, those that tests load.
  transformIgnorePatterns: ['/node_modules/(?!(?:email-reply-parser|jose)/)'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '\\.(svg|png|woff2)$': at('.ci/jest/asset.cjs'),
  },
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.cache/',
    '<rootDir>/.ci/fixtures/',
    '<rootDir>/data/',
  ],
}

// A console error or an unhandled field error fails a test.
const quiet = at('src/relay/testing/setup.ts')

export default {
  // Patience with a busy machine; how fast something is, the bench says.
  testTimeout: 180_000,
  // Both cores: much of the time goes to the servers and databases that the tests wait for.
  maxWorkers: '100%',
  testSequencer: at('.ci/jest/slowFirst.cjs'),
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,rules}/**/*.test.ts'],
      setupFilesAfterEnv: [quiet, ...retry],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: at('.ci/jest/clientEnvironment.mjs'),
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '@testing-library/jest-dom',
        quiet,
        at('src/relay/testing/patience.ts'),
        ...retry,
      ],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,bench}/**/*.test.ts'],
      setupFilesAfterEnv: retry,
    },
  ],
}
