import { parseAst, Visitor, type ESTree } from 'vite'

/** The shape of a file's exports: under names, or as one value. */
export type Shape = 'named' | 'whole'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A name that what was required has in a file; `interop` where Babel put the value below `default`. */
interface Required {
  readonly source: string
  readonly shape: Shape
  readonly interop: boolean
}

/** Tells the shape of a file that Babel made CommonJS of. */
export function shapeOf(code: string): Shape {
  return /^module\.exports = \{|^exports\.\w+ = /m.test(code) || objectOf(code) !== null
    ? 'named'
    : 'whole'
}

/** Exports the properties of an object one by one; the file itself takes them from its own names. */
function withObjectExported(code: string): string {
  const name = objectOf(code)
  if (name === null) return code
  const text = code
    .replace(new RegExp(`^module\\.exports = ${name};?$`, 'm'), '')
    .replace(`var ${name} = {`, 'module.exports = {')
  return text.includes(`${name}.`) ? `import * as ${name} from './${name}'\n${text}` : text
}

/** The name of the object literal that is the value of a file. */
function objectOf(code: string): string | null {
  const name = /^module\.exports = (\w+);?$/m.exec(code)?.[1]
  return name !== undefined && new RegExp(`^var ${name} = \\{$`, 'm').test(code) ? name : null
}

/**
 * Writes a file of CommonJS, as Babel publishes it, as the ES module that it was made of: a bundler
 * joins those, and leaves out what nobody uses. Imports and exports are written anew, and nothing
 * else. Throws where the file has a form that is not known here.
 *
 * @param shapeOfSource the shape of what a `require` names
 */
export function asModule(published: string, shapeOfSource: (source: string) => Shape): string {
  const imports: string[] = []
  const take = (name: string, source: string, member?: string): void => {
    const whole = shapeOfSource(source) === 'named' ? `* as ${name}` : name
    imports.push(
      `import ${member === undefined ? whole : `{ ${member} as ${name} }`} from '${source}';`,
    )
  }
  const required = new Map<string, Required>()
  const code = withObjectExported(published)
  const outer = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? withoutRequires(code, statement, { required, shapeOfSource, take })
      : exported(code, statement),
  )
  const text = withoutInnerRequires(edited(code, outer), required, take)
  const left = /\brequire\(|\bmodule\.exports\b|^exports\.|\b_interopRequire/m.exec(text)
  if (left) throw new Error(`Unknown CommonJS: ${text.slice(left.index, left.index + 80)}`)
  return `${imports.join('\n')}\n${text}`
}

interface Taking {
  readonly required: Map<string, Required>
  readonly shapeOfSource: (source: string) => Shape
  readonly take: (name: string, source: string, member?: string) => void
}

function withoutRequires(
  code: string,
  { declarations, start, end }: ESTree.VariableDeclaration,
  taking: Taking,
): Edit[] {
  const kept = declarations.filter((it) => !isTaken(it, taking))
  const text = kept.map((it) => `var ${code.slice(it.start, it.end)};`).join('\n')
  return kept.length === declarations.length ? [] : [{ start, end, text }]
}

/** Makes an import of a declaration, where it is one. */
function isTaken({ id, init }: ESTree.VariableDeclarator, taking: Taking): boolean {
  const { required, shapeOfSource, take } = taking
  if (id.type !== 'Identifier' || !init) return false
  const { name } = id
  const interop = init.type === 'CallExpression' && isInterop(nameOf(init.callee))
  const source = requiredBy(interop ? init.arguments[0] : init)
  if (source !== null) {
    required.set(name, { source, shape: shapeOfSource(source), interop })
    take(name, source)
    return true
  }
  const member = init.type === 'MemberExpression' ? nameOf(init.property) : null
  if (init.type !== 'MemberExpression' || member === null) return false
  const direct = requiredBy(init.object)
  if (direct !== null && member === 'default') {
    // An import does by itself what interop does for CommonJS.
    if (!isInterop(name)) take(name, direct)
    return true
  }
  const from = direct ?? sourceOfNames(init.object, required)
  if (from === null || shapeOfSource(from) === 'whole') return false
  take(name, from, member)
  return true
}

function sourceOfNames(node: ESTree.Node, required: Taking['required']): string | null {
  const from = node.type === 'Identifier' ? required.get(node.name) : undefined
  return from && !from.interop ? from.source : null
}

/** Writes a statement that exports something as such a declaration. */
function exported(code: string, statement: ESTree.Node): Edit[] {
  if (statement.type !== 'ExpressionStatement') return []
  const { expression, start, end } = statement
  if (expression.type !== 'AssignmentExpression') return []
  const { left, right } = expression
  const target = code.slice(left.start, left.end)
  const one = /^exports\.(\w+)$/.exec(target)?.[1]
  if (one !== undefined) return [{ start, end, text: exportOf(code, one, right) }]
  if (target !== 'module.exports') return []
  if (right.type !== 'ObjectExpression')
    return [{ start, end: right.start, text: 'export default ' }]
  const names = right.properties.map((property) => {
    const name = property.type === 'Property' ? nameOf(property.key) : null
    if (property.type !== 'Property' || name === null) throw new Error('An export without a name')
    return exportOf(code, name, property.value)
  })
  return [{ start, end, text: names.join('\n') }]
}

function exportOf(code: string, name: string, value: ESTree.Node): string {
  return value.type === 'Identifier'
    ? `export { ${value.name} as ${name} };`
    : `const export$${name} = ${code.slice(value.start, value.end)};\nexport { export$${name} as ${name} };`
}

/** Takes what functions require, and the values that Babel's interop put below `default`. */
function withoutInnerRequires(
  code: string,
  required: Taking['required'],
  take: Taking['take'],
): string {
  const edits: Edit[] = []
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      if (object.type === 'Identifier' && nameOf(property) === 'default')
        if (required.get(object.name)?.interop) edits.push({ start, end, text: object.name })
    },
    CallExpression(call) {
      const source = requiredBy(call)
      if (source === null) return
      const text = `required$${edits.length}`
      take(text, source)
      edits.push({ start: call.start, end: call.end, text })
    },
  }).visit(parseAst(code))
  return edited(code, edits)
}

function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

const isInterop = (name: string | null): boolean => name?.startsWith('_interopRequire') ?? false

/** The source that a call of `require` names; null where a node is no such call. */
function requiredBy(node: ESTree.Node | undefined): string | null {
  if (node?.type !== 'CallExpression' || nameOf(node.callee) !== 'require') return null
  const [source] = node.arguments
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null
}

function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}
