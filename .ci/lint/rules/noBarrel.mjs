/** Refuses a file that only passes on what others export: import from where the thing lives. */
export const noBarrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      barrel:
        'This file only re-exports. Delete it and import from the file where each thing lives.',
      all: '`export *` hides where a thing lives. Import it from its own file.',
    },
  },
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, messageId: 'all' }),
      Program(node) {
        const imported = new Set(
          node.body
            .filter((it) => it.type === 'ImportDeclaration')
            .flatMap((it) => it.specifiers.map((s) => s.local.name)),
        )
        const passesOn = (it) =>
          it.type === 'ExportNamedDeclaration' &&
          it.declaration === null &&
          (it.source !== null ||
            (it.specifiers.length > 0 && it.specifiers.every((s) => imported.has(s.local.name))))
        const rest = node.body.filter((it) => it.type !== 'ImportDeclaration')
        if (rest.length > 0 && rest.every(passesOn))
          context.report({ node: rest[0], messageId: 'barrel' })
      },
    }
  },
}
