// The linter's rules for a project folder. eslint.config.mjs uses it on this project, the tests on fixtures.
import path from 'node:path'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import relay from 'eslint-plugin-relay'
import tseslint from 'typescript-eslint'
import { areas } from './areas.mjs'
import { restrictedSyntax } from './bans.mjs'
import { zones } from './layers.mjs'
import { disableNeedsReason } from './rules/disableNeedsReason.mjs'
import { guardFallible } from './rules/guardFallible.mjs'
import { keepMasked } from './rules/keepMasked.mjs'
import { lazyByImport } from './rules/lazyByImport.mjs'
import { noBarrel } from './rules/noBarrel.mjs'
import { noBrowserAtImport } from './rules/noBrowserAtImport.mjs'
import { relativeWithinRoom } from './rules/relativeWithinRoom.mjs'
import { selectIdentity } from './rules/selectIdentity.mjs'

const code = ['**/*.{ts,tsx,mjs}']
const house = {
  rules: {
    'guard-fallible': guardFallible,
    'keep-masked': keepMasked,
    'no-barrel': noBarrel,
    'disable-needs-reason': disableNeedsReason,
    'no-browser-at-import': noBrowserAtImport,
    'lazy-by-import': lazyByImport,
    'relative-within-room': relativeWithinRoom,
    'select-identity': selectIdentity,
  },
}

function base(root) {
  return {
    files: code,
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX, house },
    languageOptions: { parser: tseslint.parser, ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: path.join(root, 'tsconfig.json'),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'house/no-barrel': 'error',
      'house/disable-needs-reason': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root, 'product') }],
      'no-restricted-syntax': ['error', ...restrictedSyntax.anywhere],
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-unreachable': 'error',
      'no-self-compare': 'error',
      'no-useless-catch': 'error',
      'no-param-reassign': 'error',
      'no-control-regex': 'error',
      'no-misleading-character-class': 'error',
      'no-unsafe-finally': 'error',
      'no-async-promise-executor': 'error',
      'no-cond-assign': 'error',
      'no-dupe-else-if': 'error',
      'no-loss-of-precision': 'error',
      'use-isnan': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // A name alone would stay behind as an import for its effects.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { minimumDescriptionLength: 10, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  }
}

function relayRules(root) {
  return {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { relay, 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      ...Object.fromEntries(
        Object.keys(relay.configs['ts-strict'].rules).map((rule) => [rule, 'error']),
      ),
      'house/select-identity': ['error', { schema: path.join(root, 'schema.graphql') }],
      'house/guard-fallible': ['error', { schema: path.join(root, 'schema.graphql') }],
    },
  }
}

/** Most rules of React analyse whole components, which takes half as long as all other rules together. */
function reactRules(scope) {
  const { rules } = reactHooks.configs.flat.recommended
  const { 'react-hooks/exhaustive-deps': deps } = rules
  return {
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: scope === 'whole' ? rules : { 'react-hooks/exhaustive-deps': deps },
  }
}

/**
 * The whole configuration for a folder laid out like this project, but for promises, forgotten
 * cases and circles of files: oxlint finds these in a tenth of the time (.oxlintrc.json).
 * @param {string} root absolute path
 * @param {'quick' | 'whole'} scope quick: without the rules that analyse whole components
 */
export function houseRules(root, scope = 'whole') {
  return [
    {
      ignores: [
        '**/node_modules/**',
        'dist/**',
        '.cache/**',
        'coverage/**',
        'data/**',
        '**/__generated__/**',
        '.ci/fixtures/**',
        'server/db/migrations/**',
      ],
    },
    base(root),
    relayRules(root),
    reactRules(scope),
    {
      files: ['{src,server,rules}/**/*.{ts,tsx}'],
      rules: { 'house/relative-within-room': ['error', { root }] },
    },
    ...areas(root),
  ]
}
