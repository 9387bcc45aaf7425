const { readFileSync } = require('node:fs')
const { default: babelJest } = require('babel-jest')
const { transformSync, version } = require('esbuild')

const KEY = `${version} ${readFileSync(__filename, 'utf8')}`

/** What only Babel's plugins know: documents of Relay and what is imported from it, mocks that stand before imports, and `import.meta`. */
const FOR_BABEL =
  /\bgraphql`|from '(react-relay|relay-runtime)'|\bjest\.(un)?mock\(|\bimport\.meta\b/

/** The same without types, and as CommonJS, in a fraction of Babel's time. */
function withEsbuild(source, file) {
  const { code, map } = transformSync(source, {
    sourcefile: file,
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    format: 'cjs',
    jsx: 'automatic',
    target: `node${process.versions.node}`,
    // Under Jest an import of a module while the program runs is a `require` too.
    supported: { 'dynamic-import': false },
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
