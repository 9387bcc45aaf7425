import path from 'node:path'

/** An artifact of the Relay compiler; `$parameters` carry no data. */
const artifact = /generated\/([^/$]+)\.graphql(\.ts)?$/

/** Keeps each component at the data that it declares: types alone let pass what is said here. */
export const keepMasked = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      mask: 'Data without a mask is read by components that never asked for it: spread the fragment, and read it by `useFragment`.',
      foreign:
        'The data of another component: declare what is needed in a fragment of this file, and pass the `$key` on.',
      cast: 'A key that is cast to data is read without being followed: `useFragment` gives the data.',
      source:
        "The store's records are masked from everybody: read by a fragment, a query, or `readInlineData`; what has to see records lives in src/relay.",
    },
  },
  create(context) {
    const [own] = path.basename(context.filename).split('.')
    const isCore = /[/\\]src[/\\]relay[/\\]/.test(context.filename)
    return {
      TemplateElement(node) {
        if (/@relay\s*\([^)]*\bmask\s*:\s*false/.test(node.value.raw))
          context.report({ node, messageId: 'mask' })
      },
      ImportDeclaration(node) {
        const [, name] = artifact.exec(node.source.value) ?? []
        if (name === undefined || name.startsWith(own)) return
        const isFragment = name.includes('_')
        for (const it of node.specifiers) {
          const imported = it.imported?.name ?? 'default'
          if (imported.endsWith('$data') || (isFragment && imported === 'default'))
            context.report({ node: it, messageId: 'foreign' })
        }
      },
      TSAsExpression(node) {
        const { typeName } = node.typeAnnotation
        if (typeName?.name?.endsWith('$data')) context.report({ node, messageId: 'cast' })
      },
      'CallExpression[callee.property.name="getSource"]'(node) {
        if (!isCore) context.report({ node, messageId: 'source' })
      },
    }
  },
}
