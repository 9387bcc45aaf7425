/** Files that are loaded by import() and nothing else: `X.lazy.tsx`. A lazy file may import another, since both come later. */
const lazy = /\.lazy\.tsx?$/
/** Components that import() may load besides: the page of an entrypoint, and the entrypoint of a page. */
const page = /(Page|\.entrypoint)\.tsx$/

/** Keeps lazy code lazy: a static import would bring it into the chunk of its importer. */
export const lazyByImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      static: 'A lazy piece is loaded by import() alone: a static import brings it along at once.',
      name: 'A component that import() loads lives in X.lazy.tsx, so that nothing imports it statically.',
    },
  },
  create(context) {
    const reportStatic = (node) => {
      const isOfTypes =
        node.importKind === 'type' ||
        node.exportKind === 'type' ||
        (node.specifiers.length > 0 && node.specifiers.every((it) => it.importKind === 'type'))
      if (lazy.test(node.source?.value ?? '') && !isOfTypes)
        context.report({ node: node.source, messageId: 'static' })
    }
    return {
      ImportExpression({ source }) {
        const file = source.type === 'Literal' ? String(source.value) : ''
        if (/^[.#].*\.tsx$/.test(file) && !lazy.test(file) && !page.test(file))
          context.report({ node: source, messageId: 'name' })
      },
      ...(lazy.test(context.filename)
        ? {}
        : { ImportDeclaration: reportStatic, ExportNamedDeclaration: reportStatic }),
    }
  },
}
