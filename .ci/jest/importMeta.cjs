/** Babel plugin: Jest runs modules as CommonJS, which has no `import.meta`. */
module.exports = function importMeta({ template }) {
  const values = {
    url: template.expression(`require('node:url').pathToFileURL(__filename).href`),
    dirname: template.expression('__dirname'),
    filename: template.expression('__filename'),
    env: template.expression('({})'),
    hot: template.expression('undefined'),
  }
  return {
    visitor: {
      /** An ES module may have a name that CommonJS takes. */
      Program({ scope }) {
        if (scope.hasOwnBinding('require')) scope.rename('require', 'ownRequire')
      },
      MetaProperty({ parentPath }) {
        const { property, computed } = parentPath.node
        const value =
          parentPath.isMemberExpression() && !computed ? values[property.name] : undefined
        if (!value)
          throw parentPath.buildCodeFrameError(
            'Under Jest import.meta has url, dirname, filename, env and hot only.',
          )
        parentPath.replaceWith(value())
      },
    },
  }
}
