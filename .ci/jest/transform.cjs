const { readFileSync } = require('node:fs')
const { default: babelJest } = require('babel-jest')
const { transformSync, version } = require('esbuild')

const KEY = `${version} ${readFileSync(__filename, 'utf8')}`

/** What only Babel's plugins know: documents of Relay and what is imported from it, and mocks that stand before imports. */
const FOR_BABEL = /\bgraphql`|from '(react-relay|relay-runtime)'|\bjest\.(un)?mock\(/

/** Jest runs modules as CommonJS, which has no `import.meta`: what it has here, anything else fails. */
const define = {
  'import.meta.dirname': '__dirname',
  'import.meta.filename': '__filename',
  'import.meta.url': '__importMetaUrl',
  'import.meta.env': '{}',
  'import.meta.hot': 'undefined',
}
const URL_OF_FILE = `const __importMetaUrl = require('node:url').pathToFileURL(__filename).href;`

/** The same without types, and as CommonJS, by a compiler that takes a tenth of Babel's time. */
function withEsbuild(source, file) {
  const { code, map } = transformSync(source, {
    sourcefile: file,
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    format: 'cjs',
    jsx: 'automatic',
    target: `node${process.versions.node}`,
    // Jest's modules can be asked for by `require` alone.
    supported: { 'dynamic-import': false },
    define,
    logOverride: { 'empty-import-meta': 'error' },
    banner: source.includes('import.meta.url') ? URL_OF_FILE : '',
    sourcemap: 'external',
  })
  return { code, map }
}

/** Jest's transformer: Babel with the given options for files that need it, esbuild for all others. */
module.exports = {
  createTransformer(options) {
    const babel = babelJest.createTransformer(options)
    const isForBabel = (source, file) => !/\.tsx?$/.test(file) || FOR_BABEL.test(source)
    return {
      canInstrument: false,
      getCacheKey: (source, file, context) => babel.getCacheKey(KEY + source, file, context),
      process: (source, file, context) =>
        isForBabel(source, file) ? babel.process(source, file, context) : withEsbuild(source, file),
    }
  },
}
