/** Babel plugin: the product's code gets from Relay what a build leaves in, and nothing else. Takes the names by package. */
module.exports = function leanRelay(_, names) {
  return {
    visitor: {
      ImportDeclaration(path, { filename }) {
        const { source, importKind, specifiers } = path.node
        const known = names[source.value]
        if (!known || importKind === 'type' || /[\\/]testing[\\/]|\.test\.tsx?$/.test(filename))
          return
        for (const { imported, importKind: kind } of specifiers)
          if (kind !== 'type' && !known.includes(imported?.name))
            throw path.buildCodeFrameError(
              `A build leaves ${imported?.name ?? 'the whole'} of ${source.value} out: name it in server/build/relay/leanNames.mjs.`,
            )
      },
    },
  }
}
