import path from 'node:path'

/**
 * `src/ui`, `server/db`, `server/areas/votes`, `rules`: the folder that an alias of package.json, a
 * room of the server, or an area names.
 */
function roomOf(root, file) {
  const [top, second, ...rest] = path.relative(root, file).split(path.sep)
  if (top === 'server' && second === 'areas') return `${top}/${second}/${rest[0]}`
  const isDeep = (top === 'src' || top === 'server') && rest.length > 0
  return isDeep ? `${top}/${second}` : top
}

/** A relative import stays within its room; what comes from elsewhere says where from: `#server/db/id.ts`. */
export const relativeWithinRoom = {
  meta: {
    type: 'suggestion',
    schema: [
      { type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false },
    ],
    messages: {
      leaves:
        'This import leaves {{room}}: use the package import (`#ui/…`, `#server/…`), so that the line says where it comes from.',
    },
  },
  create(context) {
    const { root } = context.options[0]
    const room = roomOf(root, context.filename)
    const look = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('../')) return
      if (roomOf(root, path.resolve(path.dirname(context.filename), source)) !== room)
        context.report({ node: node.source, messageId: 'leaves', data: { room } })
    }
    return { ImportDeclaration: look, ImportExpression: look, ExportNamedDeclaration: look }
  },
}
