import {
  restrictedGlobals,
  restrictedImports,
  restrictedProperties,
  restrictedSyntax,
} from './bans.mjs'
import { zones } from './layers.mjs'

const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts', '**/testing/**']
const clientTests = ['src/**/*.test.{ts,tsx}', 'src/**/testing/**']

function area(files, imports, globals, extra = {}) {
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', imports],
      // A rule given without options keeps those of an earlier block.
      'no-restricted-globals': globals.length > 0 ? ['error', ...globals] : 'off',
      ...extra,
    },
  }
}

const client = {
  'no-restricted-properties': ['error', ...restrictedProperties],
  'no-restricted-syntax': ['error', ...restrictedSyntax.client],
  'house/no-browser-at-import': 'error',
  'house/lazy-by-import': 'error',
  'house/keep-masked': 'error',
}

const pureLibrary = {
  files: ['src/lib/**/*.ts'],
  rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.pure] },
}

const clientAreas = [
  area(['src/**/*.{ts,tsx}'], restrictedImports.client, restrictedGlobals.client, client),
  area(['src/relay/**/*.{ts,tsx}'], restrictedImports.relay, restrictedGlobals.relay, {
    'no-restricted-properties': 'off',
  }),
  {
    files: ['src/relay/acts/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', restrictedImports.acts] },
  },
  area(
    ['src/services/**/*.{ts,tsx}', 'src/lib/**/*.{ts,tsx}'],
    restrictedImports.services,
    restrictedGlobals.client,
  ),
  area(['src/services/storage/**/*.ts'], restrictedImports.services, restrictedGlobals.storage, {
    'no-restricted-properties': 'off',
  }),
  area(['src/services/logger/**/*.ts'], restrictedImports.services, []),
  area(['src/ui/**/*.{ts,tsx}'], restrictedImports.ui, restrictedGlobals.client),
  {
    files: ['src/ui/Prose.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.prose] },
  },
  pureLibrary,
  { files: ['src/*.{ts,tsx}'], rules: { 'house/no-browser-at-import': 'off' } },
]

const serverAreas = [
  area(['rules/**/*.ts'], restrictedImports.rules, restrictedGlobals.rules),
  area(['server/**/*.ts'], restrictedImports.server, restrictedGlobals.server),
  area(['server/{areas,kernel}/**/*.ts'], restrictedImports.domain, restrictedGlobals.server),
  {
    files: ['server/**/*.ts'],
    ignores: ['server/kernel/recordEvent.ts', 'server/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.server] },
  },
]

function testAreas(root) {
  return [
    {
      files: clientTests,
      rules: {
        'no-restricted-imports': ['error', restrictedImports.clientTest],
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-syntax': ['error', ...restrictedSyntax.anywhere],
        'house/no-browser-at-import': 'off',
        'house/lazy-by-import': 'off',
        'house/keep-masked': 'off',
        'relay/must-colocate-fragment-spreads': 'off',
        'relay/unused-fields': 'off',
      },
    },
    {
      files: ['rules/**/*.test.ts', 'server/**/*.test.ts', 'server/**/testing/**'],
      rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
    },
    {
      files: ['e2e/**/*.ts', 'bench/**/*.ts'],
      rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.journeys] },
    },
    // A measurement may say its steps one after the other.
    { files: ['bench/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
    // The kits decide what is skipped where data or a program is missing.
    { files: ['**/testing/**'], rules: { 'no-restricted-syntax': 'off' } },
    {
      files: tests,
      rules: {
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root, 'test') }],
        '@typescript-eslint/no-non-null-assertion': 'off',
        'no-control-regex': 'off',
        'max-lines': ['error', { max: 600 }],
        'max-lines-per-function': 'off',
      },
    },
    {
      files: ['src/testing/**'],
      rules: {
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root, 'kit') }],
      },
    },
  ]
}

const exemptions = [
  {
    files: ['server/cli/**', 'server/build/**', '**/*.d.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['*.{ts,mjs}', '.ci/jest/**', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
]

/**
 * The rules of all folders; of two that say something of one file the later one counts.
 * @param {string} root absolute path
 */
export function areas(root) {
  return [...clientAreas, ...serverAreas, ...testAreas(root), ...exemptions]
}
