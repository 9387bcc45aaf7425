const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
]

/** The scope in which code runs when its module is imported: class fields and functions run later. */
function runsAtImport(scope) {
  return (
    ['module', 'global', 'block'].includes(scope.type) &&
    (scope.upper === null || runsAtImport(scope.upper))
  )
}

/** Refuses browser globals in code that runs on import: the client must also render in Node. */
export const noBrowserAtImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early:
        '`{{name}}` is touched when this module is imported, and does not exist in Node. Read it inside a function or effect.',
    },
  },
  create(context) {
    return {
      'Program:exit'(node) {
        const references = context.sourceCode.getScope(node).through
        const inner = context.sourceCode.scopeManager.globalScope?.through ?? []
        for (const { identifier, from } of new Set([...references, ...inner])) {
          const isTypeof =
            identifier.parent?.type === 'UnaryExpression' && identifier.parent.operator === 'typeof'
          const isType = identifier.parent?.type.startsWith('TS') === true
          if (
            browserGlobals.includes(identifier.name) &&
            !isTypeof &&
            !isType &&
            runsAtImport(from)
          ) {
            context.report({
              node: identifier,
              messageId: 'early',
              data: { name: identifier.name },
            })
          }
        }
      },
    }
  },
}
